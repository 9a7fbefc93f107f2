import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { fillPortfolio } from "../../../test/portfolios.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { listOtherPictures } from "../../editing/portfolio/other-pictures.ts";
import {
	createShowEdited,
	isPictureLost,
	namePicture,
} from "../../editing/portfolio/show-edited.ts";
import { findPicture } from "../../images/pictures.server.ts";
import type { WholeList } from "./whole-list.server.ts";

const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

async function readWhole(from: TestSite, list: string): Promise<WholeList> {
	const answer = await from.call(`/api/artwork/${list}/all`);
	expect(answer.status).toBe(200);
	return JSON.parse(answer.text);
}

describe("GET /api/artwork/:list/all", () => {
	it("answers with the stored list and a picture for each piece", async () => {
		const { artworks, pictures, available } = await readWhole(site, "tattoos");
		expect(artworks).toEqual(tattoos);
		expect(available).toBe(false);
		for (const artwork of artworks) {
			expect(pictures[namePicture(artwork)]?.path).toBe(`/pictures/${artwork.image}`);
		}
		expect(Object.keys(pictures)).toHaveLength(new Set(tattoos.map(namePicture)).size);
	});

	it("marks drawings as available", async () => {
		const { artworks, available } = await readWhole(site, "drawings");
		expect(artworks).toEqual(drawings);
		expect(available).toBe(true);
	});

	it.each(["featured", "bird-and-floral", "__proto__"])("answers 404 for %s", async (list) => {
		const answer = await site.call(`/api/artwork/${list}/all`);
		expect(answer.status).toBe(404);
		expect(answer.json()).toMatchObject({ code: "unknown_list" });
	});

	it("is revalidated each time, sets no cookie and allows no other origin", async () => {
		const { headers } = await site.call("/api/artwork/tattoos/all");
		expect(headers["cache-control"]).toContain("public, max-age=0,");
		expect(headers["set-cookie"]).toBeUndefined();
		expect(headers["access-control-allow-origin"]).toBeUndefined();
	});

	it("sends 5,000 pieces with each picture once", async () => {
		const large = await openTestSite("sqlite", {}, fillPortfolio(5_000));
		const { artworks, pictures } = await readWhole(large, "tattoos");
		expect(artworks.map(({ id }) => id)).toEqual(Array.from({ length: 5_000 }, (_, at) => at + 1));
		expect(Object.keys(pictures)).toHaveLength(new Set(tattoos.map(namePicture)).size);
		await large.close();
	});
});

describe("a piece edited in the browser", () => {
	it("keeps its path under another title, and its identity while unchanged", async () => {
		const show = createShowEdited("tattoos", await readWhole(site, "tattoos"), new Map());
		const [first] = tattoos;
		if (!first) throw new Error("There are no tattoos");
		const edited = { ...first, title: "Another title", description: "Another text" };
		expect(show(edited)).toMatchObject({
			title: "Another title",
			description: "Another text",
			href: "/artwork/tattoos/1-octopus-and-mandala-black-and-gray-thigh",
			picture: { path: "/pictures/home/hero" },
		});
		expect(show(edited)).toBe(show(edited));
		expect(isPictureLost(show(edited))).toBe(false);
		expect(show({ ...edited, title: "  " }).title).toBe(first.title);
	});

	it.each([
		["unknown id", { id: 999 }, "/pictures/home/hero"],
		["unpublished picture", { image: "no/such" }, "/pictures/no/such"],
		["picture named like an object property", { image: "constructor" }, "/pictures/constructor"],
	])("%s: the picture has a path but no files", async (_, change, path) => {
		const show = createShowEdited("tattoos", await readWhole(site, "tattoos"), new Map());
		const piece = show({ ...(tattoos[0] as (typeof tattoos)[0]), ...change });
		expect(isPictureLost(piece)).toBe(true);
		expect(piece.picture.path).toBe(path);
	});

	it("can have another published picture, rotated like the piece", async () => {
		const whole = await readWhole(site, "tattoos");
		const first = { ...(tattoos[0] as (typeof tattoos)[0]), image: "covers/drawings" };
		const items = [first, { ...first, id: 2, image: "//evil.example/x" }, { ...first, id: 999 }];
		expect(listOtherPictures(items, whole)).toEqual(["covers/drawings"]);
		const picture = findPicture(documents.pictures, "covers/drawings");
		const show = createShowEdited("tattoos", whole, new Map([["covers/drawings", picture]]));
		expect(show(first).picture).toEqual(picture);
		const turned = findPicture(documents.pictures, "covers/drawings", 90);
		expect(show({ ...first, rotation: 90 }).picture).toEqual(turned);
	});
});
