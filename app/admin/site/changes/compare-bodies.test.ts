import { describe, expect, it } from "vitest";
import { documents } from "../../../../test/documents.ts";
import type { DocumentName } from "../../../publishing/documents.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { type Change, compareBodies } from "./compare-bodies.ts";
import { compareWords } from "./compare-words.ts";

const { studio, tattoos, about } = documents;

const names = {
	pieces: new Map([
		["drawings/2", { title: "Blue Columbine", image: "drawings/columbine" }],
		["bird-and-floral", { title: "Birds", image: undefined }],
	]),
	pictures: new Map([["home/hero", "Octopus"]]),
	pages: new Map([["home/hero", "Home: picture of the hero"]]),
	categories: new Map([["still-life", "Still Life"]]),
};

/** Such as `Name: [-Old-] [+new+] rest`. */
function write({ where, kind, parts, facts }: Change): string {
	const marks = { same: ["", ""], old: ["[-", "-]"], new: ["[+", "+]"] } as const;
	const text = parts.map(({ kind, text }) => marks[kind].join(text)).join("");
	const told = facts.map(({ label, text }) => `${label}: ${text}`).join("; ");
	return `${where.join(" > ")}, ${kind}: ${text}${told}`;
}

const list = (name: DocumentName, before: unknown, after: unknown) =>
	compareBodies(shapeOf(name), before, after, {
		...{ where: [], path: [], image: undefined },
		...{ name, names },
	});

const compare = (...bodies: Parameters<typeof list>) => list(...bodies).map(write);

describe("two bodies", () => {
	it("differ field by field and word by word", () => {
		const after = { ...studio, name: `${studio.name} Two`, deposit: studio.deposit + 1 };
		expect(compare("studio", studio, after)).toEqual([
			expect.stringMatching(/^Name, changed: .*\[\+.*Two\+\]$/),
			`Deposit, changed: [-${studio.deposit}-][+${studio.deposit + 1}+]`,
		]);
	});

	it("say what no focus means", () => {
		const [image = "", picture] = Object.entries(documents.pictures)[0] ?? [];
		const focused = (focus: string) => ({ [image]: { ...picture, focus } });
		const told = (before: unknown, after: unknown) => compare("pictures", before, after)[0];
		expect(told({ [image]: picture }, focused("top left"))).toMatch(
			/ > What must stay visible, changed: \[-center-\]\[\+top left\+\]$/,
		);
		expect(told(focused("top"), { [image]: picture })).toMatch(/\[-top-\]\[\+center\+\]$/);
	});

	it("tell pieces that moved, came, went or changed", () => {
		const [first, second, third, ...rest] = tattoos.pieces;
		if (!first || !second || !third) throw new Error("There are too few pieces");
		const added = { ...first, id: 9001, title: "Added" };
		const pieces = [second, first, ...rest.slice(1), { ...third, title: "Other" }, added];
		const told = compare("tattoos", tattoos, { ...tattoos, pieces });
		expect(told).toContain(`${rest[0]?.title}, removed: `);
		expect(told).toContainEqual(expect.stringContaining("Other, moved:"));
		expect(told).toContainEqual(
			expect.stringMatching(/^Other > Title, changed: \[-.*-\]\[\+Other\+\]$/),
		);
		expect(told).toContainEqual(expect.stringContaining("Added, added:"));
		expect(told.filter((one) => /, moved:/.test(one))).toHaveLength(2);
	});

	it("name the piece that moved up, and its new place", () => {
		const [first, second, third, ...rest] = tattoos.pieces;
		const move = (...pieces: typeof tattoos.pieces) =>
			compare("tattoos", tattoos, { ...tattoos, pieces });
		if (!first || !second || !third) throw new Error("There are too few pieces");
		expect(move(second, first, third, ...rest)).toEqual([
			`${second.title}, moved: Now before ${first.title}`,
		]);
		expect(move(second, third, ...rest, first)).toEqual([`${first.title}, moved: Now the last`]);
	});

	it("pair lines without ids in their place", () => {
		const [first = "", ...rest] = about.philosophy;
		const after = { ...about, philosophy: [`${first} Still.`, ...rest, "And one more."] };
		expect(compare("about", about, after)).toEqual([
			expect.stringMatching(/^Philosophy, changed: .*Still\.\+\]$/),
			"Philosophy, added: [+And one more.+]",
		]);
	});

	it("tell equal lines apart", () => {
		const [first = "", ...rest] = about.philosophy;
		const twice = { ...about, philosophy: [first, first, ...rest] };
		expect(compare("about", twice, about)).toEqual([`Philosophy, removed: [-${first}-]`]);
		expect(compare("about", about, twice)).toEqual([`Philosophy, added: [+${first}+]`]);
	});

	it("tell what was retired and brought back, where it is now", () => {
		const [first, second, ...pieces] = tattoos.pieces;
		if (!first || !second) throw new Error("There are too few pieces");
		const before = { ...tattoos, pieces: [first, ...pieces], retired: [second] };
		const after = { ...tattoos, pieces: [second, ...pieces], retired: [first] };
		expect(compare("tattoos", before, after)).toEqual([
			`${first.title}, retired: `,
			`${second.title}, returned: `,
		]);
		expect(list("tattoos", before, after)[0]).toMatchObject({
			pictures: { is: first.image },
			path: ["retired", `id ${first.id}`],
		});
	});

	it("say names of pieces, projects and pictures in words, and keep pictures as pictures", () => {
		const { featured, sleeves, home } = documents;
		const shown = { ...featured, shown: ["drawings/2", "drawings/999"] };
		expect(compare("featured", { ...featured, shown: [] }, shown)).toEqual([
			"Blue Columbine, added: ",
			"A piece that is no longer here, added: ",
		]);
		expect(compare("sleeves", sleeves, { ...sleeves, off: ["bird-and-floral"] })).toEqual([
			"Birds, off: ",
		]);
		const plate = { ...home.plate, image: "drawings/columbine" };
		const changed = list("home", home, { ...home, plate });
		expect(changed).toMatchObject([
			{
				...{ where: ["Plate", "Hero picture"], parts: [], path: ["plate", "image"] },
				pictures: { was: home.plate.image, is: plate.image },
			},
		]);
		const words = compare("page-pictures", { "home/hero": "A" }, { "home/hero": "B" });
		expect(words).toEqual(["Home: picture of the hero, changed: [-A-][+B+]"]);
	});

	it("say filters and photos in a text by their names", () => {
		const photo = `photos/${"0123456789abcdef".repeat(2)}`;
		names.pictures.set(photo, "IMG_1.jpg");
		const { paintings, articles } = documents;
		const [piece] = tattoos.pieces;
		const painted = { ...paintings, pieces: [{ ...piece, category: "still-life" }] };
		expect(compare("paintings", paintings, painted).join()).toContain("Category: Still Life");
		const [article, ...others] = articles.articles;
		const text = `![A heron](${photo})\n\n${article?.text}`;
		const shown = { ...articles, articles: [{ ...article, text }, ...others] };
		expect(compare("articles", articles, shown)).toEqual([
			expect.stringContaining("[+![A heron](IMG_1.jpg)"),
		]);
	});

	it("tell a new project by its facts, and its pictures by their titles", () => {
		const { sleeves } = documents;
		const image = "photos/0123456789abcdef0123456789abcdef";
		const project = {
			...{ id: 7, title: "Koi", summary: "A koi.", text: ["One.", "Two."] },
			pictures: [{ id: 8, title: "Front", image, alt: "A koi" }],
		};
		const told = list("sleeves", sleeves, { ...sleeves, projects: [project] });
		expect(told).toMatchObject([{ pictures: { is: image }, where: ["Koi"] }]);
		const words = told.map(write).join();
		expect(words).toContain(
			"Summary: A koi.; Text: One.\nTwo.; Front: What the picture shows: A koi",
		);
		expect(words).not.toContain(image);
	});

	it("name what is set or taken away", () => {
		const named = { ...studio, artist: { name: "The Artist" } };
		const { artist: _, ...without } = named;
		expect(compare("studio", without, named)).toEqual(["Artist, added: Name: The Artist"]);
		expect(compare("studio", named, without)).toEqual(["Artist, removed: Name: The Artist"]);
	});
});

it("shows a long text only near its changes", () => {
	const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
	const parts = compareWords(words.join(" "), words.with(100, "other").join(" "));
	const [before, old, added, after] = parts;
	expect([old, added]).toEqual([
		{ kind: "old", text: "word100 " },
		{ kind: "new", text: "other " },
	]);
	expect(before?.text).toMatch(/^… word88 .*word99 $/);
	expect(after?.text).toMatch(/^word101 .*word112 … $/);
});
