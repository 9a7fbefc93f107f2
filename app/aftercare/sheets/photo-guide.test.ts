import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishPhotoGuide } from "../../../test/photo-guide.ts";
import { openTestSite, stores, type TestSite } from "../../../test/site.ts";

describe.each(stores)("a guide with a photo in place of its sheet on %s", (store) => {
	let site: TestSite;
	let image = "";
	beforeAll(async () => {
		site = await openTestSite(store);
		image = await publishPhotoGuide(site);
	});
	afterAll(() => site.close());

	it("is saved as that photo, a PNG named after its title", async () => {
		const { text } = await site.call("/aftercare");
		const path = `/pictures/aftercare/${image}.png`;
		expect(text).toContain(`href="${path}" download="Week 1.png"`);
		expect(text).not.toContain("/pictures/aftercare/week-1");
		const answer = await fetch(site.address + path);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 700, height: 900 });
		const { channels } = await sharp(bytes).stats();
		const [red, green, blue] = channels.map(({ mean }) => mean);
		expect(red).toBeCloseTo(0x88, -1);
		expect(green).toBeCloseTo(0x44, -1);
		expect(blue).toBeCloseTo(0x22, -1);
		const etag = answer.headers.get("etag") ?? "";
		expect((await site.call(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
	});

	it("gives no other picture as a PNG", async () => {
		for (const name of ["tattoos/koi", "photos/none", "photos/none-480"]) {
			expect((await site.call(`/pictures/aftercare/${name}.png`)).status).toBe(404);
		}
	});
});
