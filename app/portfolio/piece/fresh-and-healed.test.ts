import { afterAll, beforeAll, expect, it } from "vitest";
import { documents, replaceDocuments } from "../../../test/documents.ts";
import { readPage } from "../../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { addressPiece } from "../pieces/piece-address.ts";

const [first, second, third, ...rest] = documents.tattoos.pieces;
if (!first || !second || !third) throw new Error("There are too few tattoos");

const image = "tattoos/koi";
const turned: Artwork = { ...first, healed: { image, months: 1, rotation: 90 } };
const halfLost: Artwork = { ...second, healed: { image: "tattoos/lost", months: 24 } };

let site: TestSite;
beforeAll(async () => {
	const pieces = [
		turned,
		halfLost,
		{ ...third, image: "tattoos/gone", healed: { image, months: 3 } },
	];
	const tattoos = { ...documents.tattoos, pieces: [...pieces, ...rest] };
	site = await openTestSite("sqlite", {}, replaceDocuments({ tattoos }));
});
afterAll(() => site.close());

const paired = rest.find(({ healed }) => healed);

const call = async (piece: Artwork | undefined) => {
	if (!piece) throw new Error("There is no such piece");
	return (await site.call(addressPiece("tattoos", piece))).text;
};

const range = /<input[^>]*type="range"[^>]*>/;

it("shows both pictures with the months between them, and a range that parts them", async () => {
	const text = await call(paired);
	const page = readPage(text);
	expect(page.words).toContain("Fresh Healed, 6 months");
	expect(page.words).toContain("Photographed Fresh and after 6 months");
	for (const name of [paired?.image, paired?.healed?.image]) {
		expect(text).toMatch(new RegExp(`<a[^>]*href="/pictures/${name}-1600\\.[^"]*\\.avif"`));
	}
	expect(text).toContain(`alt="${paired?.healed?.alt}"`);
	expect(range.exec(text)?.[0]).toContain('aria-valuetext="Healed, 6 months: 50%"');
	expect(page.structuredData[0]?.image).toMatchObject([
		{ caption: paired?.alt },
		{ caption: paired?.healed?.alt },
	]);
	const sitemap = (await site.call("/sitemap.xml")).text;
	expect(sitemap).toContain(`/pictures/${paired?.healed?.image}-`);
});

it("turns the healed picture by itself, its largest file too", async () => {
	const text = await call(turned);
	expect(text).toContain('data-turn="90"');
	expect(text).toContain(`alt="${first.alt}, healed"`);
	const address = "/pictures/upright/tattoos/1-healed.svg";
	expect(text).toContain(`href="${address}"`);
	expect((await site.call(address)).status).toBe(200);
	for (const piece of ["1", "2-healed", "4-healed", "999-healed"]) {
		expect((await site.call(`/pictures/upright/tattoos/${piece}.svg`)).status, piece).toBe(404);
	}
});

it("is an ordinary piece as long as one of the pictures is missing", async () => {
	for (const piece of [halfLost, third]) {
		const text = await call(piece);
		expect(text).toContain(piece.title);
		expect(text).not.toMatch(range);
		expect(readPage(text).words).not.toContain("Healed, ");
	}
	const sitemap = (await site.call("/sitemap.xml")).text;
	expect(sitemap).not.toContain("tattoos/lost");
});

it("costs other pieces neither styles nor markup", async () => {
	const styles = (text: string) => text.match(/\/assets\/[\w.-]+\.css/g) ?? [];
	const [pair, single] = [await call(paired), await call(rest.find(({ healed }) => !healed))];
	expect(new Set(styles(pair)).size).toBe(new Set(styles(single)).size + 1);
	expect(single).not.toContain("pair-line");
});
