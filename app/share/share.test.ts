import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openChangingContent } from "../../test/changing-content.ts";
import { documents } from "../../test/documents.ts";
import { readPage } from "../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import type { Documents } from "../publishing/documents.ts";
import { listNames } from "../publishing/list-names.ts";

const live = openChangingContent(documents);
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, live.content);
});
afterAll(() => site?.close());
beforeEach(() => publish({}));

function publish(changes: Partial<Documents>): void {
	live.publish({ ...documents, ...changes });
}

async function findPath(page: string): Promise<string> {
	const { meta } = readPage((await site.call(page)).text);
	return new URL(meta.get("og:image") ?? "").pathname;
}

async function read(path: string) {
	const answer = await fetch(site.address + path, { redirect: "manual" });
	return {
		...answer,
		status: answer.status,
		headers: answer.headers,
		bytes: Buffer.from(await answer.arrayBuffer()),
	};
}

async function readShare(page: string) {
	const path = await findPath(page);
	return { path, bytes: (await read(path)).bytes.toString("base64") };
}

const [piece] = documents.tattoos.pieces;
const list = "/artwork/tattoos";
const renamed = (title: string) => ({
	tattoos: {
		...documents.tattoos,
		pieces: documents.tattoos.pieces.map((one) => (one.id === piece?.id ? { ...one, title } : one)),
	},
});
const pageOf = async () => (await site.call(`${list}/${piece?.id}`)).headers.location ?? "";

it("is a picture that may be kept for good, and is the same at each call", async () => {
	const path = await findPath("/about");
	const { status, headers, bytes } = await read(path);
	expect(status).toBe(200);
	expect(headers.get("content-type")).toBe("image/jpeg");
	expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	const { width, height, exif } = await sharp(bytes).metadata();
	expect({ width, height, exif }).toEqual({ width: 1200, height: 630 });
	expect((await read(path)).bytes.equals(bytes)).toBe(true);
});

it("has another address and shows other words when the studio has another name", async () => {
	const pages = ["/", "/about", "/contact", "/blog", "/credits", await pageOf()];
	const before = await Promise.all(pages.map(readShare));
	publish({ studio: { ...documents.studio, name: "Quill & Needle" } });
	const after = await Promise.all(pages.map(readShare));
	for (const [index, page] of pages.entries()) {
		expect(after[index]?.path, page).not.toBe(before[index]?.path);
		expect(after[index]?.bytes, page).not.toBe(before[index]?.bytes);
	}
	publish({});
	expect(await readShare("/about")).toEqual(before[1]);
});

it("has another address and shows other words when the piece has another title", async () => {
	const before = await readShare(await pageOf());
	const about = await findPath("/about");
	publish(renamed("Another title"));
	const after = await readShare(await pageOf());
	expect(after.path).not.toBe(before.path);
	expect(after.bytes).not.toBe(before.bytes);
	expect(await findPath("/about")).toBe(about);
});

it("shows the page's own picture, described by that picture's words", async () => {
	const before = await readShare("/about");
	const { image } = documents.policy.plate;
	publish({ about: { ...documents.about, table: { ...documents.about.table, image } } });
	const after = await readShare("/about");
	expect(after.path).not.toBe(before.path);
	expect(after.bytes).not.toBe(before.bytes);
	const { meta } = readPage((await site.call("/about")).text);
	expect(meta.get("og:image:alt")).toBe(documents["page-pictures"][image]);
});

it("shows a portfolio's heading and first piece without its card among the categories", async () => {
	publish({ "portfolio-categories": [] });
	for (const name of listNames) {
		const { status, text } = await site.call(`/artwork/${name}`);
		expect(status, name).toBe(200);
		const image = new URL(readPage(text).meta.get("og:image") ?? "");
		expect((await read(image.pathname)).status, name).toBe(200);
	}
	const { meta } = readPage((await site.call(list)).text);
	expect(meta.get("og:image:alt")).toBe(piece?.alt);
});

it("describes a photo by the photo's own words", async () => {
	const image = `photos/${"4f".repeat(16)}`;
	const stored = documents.pictures[documents.about.table.image];
	if (!stored) throw new Error("No picture");
	publish({
		about: { ...documents.about, table: { ...documents.about.table, image } },
		contact: { ...documents.contact, pieces: [image, ...documents.contact.pieces.slice(1)] },
		pictures: { ...documents.pictures, [image]: { ...stored, alt: "Her hands" } },
	});
	for (const page of ["/about", "/contact"]) {
		const { meta } = readPage((await site.call(page)).text);
		expect(meta.get("og:image:alt"), page).toBe("Her hands");
	}
});

it("leads former addresses to the picture of today, and draws none of its own for them", async () => {
	const path = await findPath("/about");
	publish({ studio: { ...documents.studio, name: "Quill & Needle" } });
	const today = await findPath("/about");
	for (const former of [path, "/pictures/share/about.jpg", "/pictures/share/about.00000000.jpg"]) {
		const { status, headers } = await read(former);
		expect([status, headers.get("location")]).toEqual([302, today]);
	}
});

it.each([
	"nowhere.jpg",
	"constructor.jpg",
	"tattoos/99999.jpg",
	"articles/none.jpg",
	"about",
	"about.png",
	"../about.jpg",
])("has no picture for %s", async (name) => {
	expect((await read(`/pictures/share/${name}`)).status).toBe(404);
});

it("is there for any title: none has to fit, be in the face or have a picture beside it", async () => {
	const titles = [
		"A".repeat(64),
		"Wide words ".repeat(6).trim().slice(0, 64),
		"Łódź & Čeština",
		"東京の虎",
		"🐯",
	];
	for (const title of titles) {
		publish(renamed(title));
		const { bytes } = await read(await findPath(await pageOf()));
		expect(await sharp(bytes).metadata(), title).toMatchObject({ width: 1200, height: 630 });
	}
	publish({ ...renamed("No picture"), pictures: {} });
	const { bytes } = await read(await findPath(await pageOf()));
	expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});
