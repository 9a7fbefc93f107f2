import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openChangingContent } from "../../../test/changing-content.ts";
import { documents } from "../../../test/documents.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";

const live = openChangingContent(documents);
let site: TestSite;
let elsewhere: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", {}, live.content);
	elsewhere = await openTestSite(
		"sqlite",
		{ PUBLIC_ORIGIN: "https://quill.example.com" },
		live.content,
	);
});
afterAll(() => Promise.all([site?.close(), elsewhere?.close()]));
beforeEach(() => publish({}));

function publish(changes: Partial<Studio>): void {
	live.publish({ ...documents, studio: { ...documents.studio, ...changes } });
}

async function findFiles(at = site): Promise<string[]> {
	const { text } = await at.call("/aftercare");
	return [...new Set(text.match(/\/pictures\/aftercare\/week-1[\w.-]*\.(avif|webp|png)/g))].sort();
}

async function read(path: string, at = site) {
	const answer = await fetch(at.address + path);
	expect(answer.status, path).toBe(200);
	return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** @param from, to shares of the drawn sheet's height @returns the share of color values that differ between them */
async function compare(one: Buffer, other: Buffer, from: number, to: number): Promise<number> {
	const [first, second] = await Promise.all(
		[one, other].map(async (file) => {
			const { width, height } = await sharp(file).metadata();
			const top = Math.round(from * height);
			const area = { left: 0, top, width, height: Math.round(to * height) - top };
			return sharp(file).extract(area).removeAlpha().raw().toBuffer();
		}),
	);
	const differing = first?.filter((value, at) => Math.abs(value - (second?.[at] ?? 0)) > 12);
	return (differing?.length ?? 0) / (first?.length ?? 1);
}

it("has a file of every width, with the facts in each format, and leaves the rest as it was", async () => {
	const files = await findFiles();
	const endings = files.map((file) => file.replace(/^.*\/week-1|\.[0-9a-f]{8}/g, ""));
	const { avif, webp } = documents.pictures["aftercare/week-1"] ?? { avif: [], webp: [] };
	const widths = [
		...avif.map((width) => `-${width}.avif`),
		...webp.map((width) => `-${width}.webp`),
	];
	expect(endings.toSorted()).toEqual([...widths, ".png"].toSorted());
	// Drawing takes long: one file of each format stands for the others.
	const pickThree = (all: string[]) =>
		[/-480\b.*avif$/, /-480\b.*webp$/, /png$/].map(
			(name) => all.find((file) => name.test(file)) ?? "",
		);
	const before = await Promise.all(pickThree(files).map((file) => read(file)));
	publish({ name: "Quill & Needle", phone: "+13035550123" });
	for (const [index, file] of pickThree(await findFiles()).entries()) {
		const { bytes } = await read(file);
		const former = before[index]?.bytes ?? bytes;
		const { width, height, format } = await sharp(former).metadata();
		expect(await sharp(bytes).metadata(), file).toMatchObject({ width, height, format });
		const head = await compare(bytes, former, 0.03, 0.065);
		const foot = await compare(bytes, former, 0.93, 0.97);
		const between = await compare(bytes, former, 0.08, 0.9);
		expect(Math.min(head, foot), file).toBeGreaterThan(0);
		expect(between, file).toBeLessThan(head);
	}
});

it("has other addresses and other words for another name, phone or site", async () => {
	const before = await findFiles();
	const changes = [{ name: "Quill & Needle" }, { phone: "+13035550123" }];
	const all = [before.join()];
	const [small = ""] = before;
	const drawn = [(await read(small)).bytes.toString("base64")];
	for (const change of changes) {
		publish(change);
		const files = await findFiles();
		all.push(files.join());
		drawn.push((await read(files[0] ?? "")).bytes.toString("base64"));
	}
	publish({});
	const others = await findFiles(elsewhere);
	all.push(others.join());
	drawn.push((await read(others[0] ?? "", elsewhere)).bytes.toString("base64"));
	expect(new Set(all).size).toBe(all.length);
	expect(new Set(drawn).size).toBe(drawn.length);
	expect(await findFiles()).toEqual(before);
});

it("is kept for good under the address of today, and asked for again under any other", async () => {
	const [today = ""] = await findFiles();
	expect((await read(today)).headers.get("cache-control")).toContain("immutable");
	publish({ name: "Quill & Needle" });
	const png = "/pictures/aftercare/week-1.png";
	for (const path of [today, png]) {
		const { headers } = await read(path);
		expect(headers.get("cache-control"), path).toContain("max-age=0");
		const etag = headers.get("etag") ?? "";
		const again = await site.call(path, { headers: { "If-None-Match": etag } });
		expect(again.status, path).toBe(304);
		publish({ name: "Another name" });
		expect((await site.call(path, { headers: { "If-None-Match": etag } })).status).toBe(200);
		publish({ name: "Quill & Needle" });
	}
});

it("leaves out a name that it has no letters for", async () => {
	const draw = async (name: string) => {
		publish({ name });
		return (await read("/pictures/aftercare/week-1.png")).bytes;
	};
	const bare = await draw("");
	expect(await compare(await draw("東京タトゥー"), bare, 0.03, 0.065)).toBe(0);
	expect(await compare(await draw("W".repeat(24)), bare, 0.03, 0.065)).toBeGreaterThan(0);
});

it.each([
	"week-1-481.avif",
	"week-1.avif",
	"week-9-480.avif",
	"week-1",
	"manifest.json",
	"week-1.00000000.jpg",
])("has no file %s", async (name) => {
	expect((await site.call(`/pictures/aftercare/${name}`)).status).toBe(404);
});
