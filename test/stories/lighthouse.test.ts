import { afterAll, beforeAll, expect, test } from "vitest";
import { measureWithLighthouse, steadyCategories } from "../../scripts/bench/lighthouse.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

/** All pages, and how fast they are, are measured by `npm run bench`. */
test.each(["/", "/consultation", "/credits"])(
	"Lighthouse finds nothing to mend on %s",
	async (path) => {
		const { scores, details } = await measureWithLighthouse(
			findChromium(),
			site.address + path,
			1,
			steadyCategories,
		);
		expect(scores, details).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
	},
);
