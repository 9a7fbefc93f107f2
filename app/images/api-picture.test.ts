import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { findPicture } from "./pictures.server.ts";

const manifest = documents.pictures;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

test("answers with the same picture data as the pages", async () => {
	for (const name of Object.keys(manifest)) {
		const { status, text } = await site.call(`/api/pictures/${name}`);
		expect(status, name).toBe(200);
		expect(JSON.parse(text)).toEqual(findPicture(documents.pictures, name));
	}
});

test.each([
	"placeholder.svg",
	"covers",
	"/covers/tattoos",
	"covers//tattoos",
	"covers/tattoos-480.avif",
	"covers/tattoos.webp",
	"pictures/covers/tattoos",
	"constructor",
	"__proto__",
	"manifest.json",
	"../content/studio.ts",
	"..%2Fpictures%2Fmanifest.json",
	"covers/..%2Fcovers/tattoos",
	"covers%2F..%2F..%2F..%2Fpackage.json",
	"covers%5Ctattoos",
	"covers/tattoos%00",
	"covers/tattoos%20",
	"%E0%A4%A",
	"a".repeat(2_000),
])("answers 4xx for a name outside the manifest: %s", async (name) => {
	const { status, text } = await site.call(`/api/pictures/${name}`);
	expect(status).toBeGreaterThanOrEqual(400);
	expect(status).toBeLessThan(500);
	expect(text).not.toContain("avif");
});

test("answers an unknown picture with a message and a code", async () => {
	const { status, text } = await site.call("/api/pictures/covers/none");
	expect(status).toBe(404);
	expect(JSON.parse(text)).toEqual({
		code: "unknown_picture",
		message: "There is no such picture.",
	});
});
