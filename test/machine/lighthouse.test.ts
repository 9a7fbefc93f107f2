import { afterAll, beforeAll, expect, test } from "vitest";
import { measureWithLighthouse } from "../../scripts/bench/lighthouse.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

test.each(["/", "/aftercare", "/blog/history/timeless-art-of-tattooing"])(
	"Lighthouse finds no fault on %s",
	async (path) => {
		const url = site.address + path;
		const { scores, details } = await measureWithLighthouse(findChromium(), url, 0);
		expect(scores, details.join()).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
	},
);
