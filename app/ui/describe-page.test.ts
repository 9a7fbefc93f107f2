import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

test.each(["/", "/consultation", "/credits"])(
	"%s is shared with a picture of its own",
	async (path) => {
		const html = await (await fetch(site.address + path)).text();
		const read = (name: string) =>
			new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
		expect(html).toContain(`<link rel="canonical" href="${site.address}${path}"`);
		expect(read("og:url")).toBe(site.address + path);
		expect(read("og:image:alt")).toBeTruthy();
		expect(read("twitter:card")).toBe("summary_large_image");
		const answer = await fetch(read("og:image") ?? "");
		expect(answer.headers.get("content-type")).toBe("image/jpeg");
		const { width, height } = await sharp(await answer.bytes()).metadata();
		expect([width, height].map(String)).toEqual([read("og:image:width"), read("og:image:height")]);
	},
);
