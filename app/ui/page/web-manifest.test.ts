import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openChangingContent } from "../../../test/changing-content.ts";
import { documents } from "../../../test/documents.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";

const studio = documents.studio;
const icons = [
	...["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png", "/apple-touch-icon.png"],
	...["/favicon.svg", "/favicon.ico"],
];

const { content, publish } = openChangingContent(documents);
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, content);
});
afterAll(() => site.close());

async function readImage(path: string) {
	const answer = await fetch(site.address + path);
	expect(answer.status, path).toBe(200);
	const type = answer.headers.get("content-type");
	return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it("every page links the icons and the manifest, and the policy allows the manifest", async () => {
	const { text, headers } = await site.call("/about");
	for (const link of [
		'rel="icon" href="/favicon.ico"',
		'rel="icon" href="/favicon.svg"',
		'rel="apple-touch-icon" href="/apple-touch-icon.png"',
		'rel="manifest" href="/site.webmanifest"',
	]) {
		expect(text).toContain(link);
	}
	expect(headers["content-security-policy"]).toContain("manifest-src 'self'");
});

it("the manifest has the studio's name, a short one, and icons of the stated sizes", async () => {
	const { name, short_name, icons } = JSON.parse((await site.call("/site.webmanifest")).text);
	expect(name).toBe(studio.name);
	expect(short_name).toBe(studio.shortName);
	expect(short_name.length).toBeLessThanOrEqual(12);
	expect(icons.map(({ purpose = "any" }) => purpose)).toEqual(["any", "any", "maskable"]);
	for (const { src, sizes, type } of icons) {
		const image = await readImage(src);
		expect(image.type).toBe(type);
		const { width, height } = await sharp(image.bytes).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
});

it("the touch icon is 180 px wide and opaque", async () => {
	const { bytes } = await readImage("/apple-touch-icon.png");
	expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
});

it("/favicon.ico holds PNG files of 16, 32 and 48 px", async () => {
	const { type, bytes } = await readImage("/favicon.ico");
	expect(type).toBe("image/x-icon");
	expect(bytes.readUInt16LE(2)).toBe(1);
	const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) =>
		bytes.subarray(6 + 16 * index),
	);
	const sizes = entries.map((entry) => [entry[0], entry[1]]);
	expect(sizes).toEqual([
		[16, 16],
		[32, 32],
		[48, 48],
	]);
	for (const entry of entries) {
		const [length, at] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
		const { format, width } = await sharp(bytes.subarray(at, at + length)).metadata();
		expect([format, width]).toEqual(["png", entry[0]]);
	}
});

it("the icons show the first character of the studio's name that the display face has", async () => {
	const readAll = async (shortName: string, name = "") => {
		publish({ ...documents, studio: { ...studio, shortName, name } });
		const read = icons.map(async (path) => (await readImage(path)).bytes.toString("base64"));
		return Promise.all(read);
	};
	const quill = await readAll("Quill & Ink");
	const eagle = await readAll("Éagle");
	for (const [index, path] of icons.entries()) expect(eagle[index], path).not.toBe(quill[index]);
	expect(await readAll("quai")).toEqual(quill);
	expect(await readAll("“E\u0301toile”")).toEqual(eagle);
	expect(await readAll("東京", "Q")).toEqual(quill);
	const lozenge = await readAll("東京");
	expect(lozenge).not.toEqual(quill);
	for (const [index, size] of [192, 512, 512, 180].entries()) {
		const { width, height } = await sharp(Buffer.from(lozenge[index] ?? "", "base64")).metadata();
		expect([width, height]).toEqual([size, size]);
	}
});

it("an icon stays until the name changes, and browsers ask for it once a day", async () => {
	const [, , , , path = ""] = icons;
	const first = await site.call(path);
	expect(first.headers["cache-control"]).toBe("public, max-age=86400");
	const etag = String(first.headers.etag);
	expect((await site.call(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
	publish({ ...documents, studio: { ...studio, shortName: "Quill" } });
	expect((await site.call(path, { headers: { "If-None-Match": etag } })).status).toBe(200);
});
