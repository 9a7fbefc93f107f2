import { describe, expect, it } from "vitest";
import { documents } from "../../../../test/documents.ts";
import { documentNames } from "../../../publishing/documents.ts";
import { shapeOf } from "../../../publishing/shape.ts";
import { type Change, compareBodies } from "./compare-bodies.ts";
import { compareWords } from "./compare-words.ts";

const { studio, tattoos, about } = documents;

/** Such as `Name: [-Old-] [+new+] rest`. */
function write({ where, kind, parts }: Change): string {
	const marks = { same: ["", ""], old: ["[-", "-]"], new: ["[+", "+]"] } as const;
	const text = parts.map(({ kind, text }) => marks[kind].join(text)).join("");
	return `${where.join(" > ")}, ${kind}: ${text}`;
}

const compare = (name: (typeof documentNames)[number], before: unknown, after: unknown) =>
	compareBodies(shapeOf(name), before, after).map(write);

describe("two bodies", () => {
	it.each(documentNames)("of %s have a shape and no difference from themselves", (name) => {
		expect(compare(name, documents[name], structuredClone(documents[name]))).toEqual([]);
	});

	it("differ field by field and word by word", () => {
		const after = { ...studio, name: `${studio.name} Two`, deposit: studio.deposit + 1 };
		expect(compare("studio", studio, after)).toEqual([
			expect.stringMatching(/^Name, changed: .*\[\+.*Two\+\]$/),
			`Deposit, changed: [-${studio.deposit}-][+${studio.deposit + 1}+]`,
		]);
	});

	it("tell pieces that moved, came, went or changed", () => {
		const [first, second, third, ...rest] = tattoos.pieces;
		if (!first || !second || !third) throw new Error("There are too few pieces");
		const added = { ...first, id: 9001, title: "Added" };
		const pieces = [second, first, ...rest.slice(1), { ...third, title: "Other" }, added];
		const told = compare("tattoos", tattoos, { ...tattoos, pieces });
		const at = (title: string) => `Pieces > ${title}`;
		expect(told).toContainEqual(expect.stringContaining(`${at(rest[0]?.title ?? "")}, removed:`));
		expect(told).toContainEqual(expect.stringContaining(`${at("Other")}, moved:`));
		expect(told).toContainEqual(
			expect.stringMatching(/^Pieces > Other > Title, changed: \[-.*-\]\[\+Other\+\]$/),
		);
		expect(told).toContainEqual(expect.stringContaining(`${at("Added")}, added:`));
		expect(told.filter((one) => /, moved:/.test(one))).toHaveLength(2);
	});

	it("pair lines without ids in their place", () => {
		const [first = "", ...rest] = about.philosophy;
		const after = { ...about, philosophy: [`${first} Still.`, ...rest, "And one more."] };
		expect(compare("about", about, after)).toEqual([
			expect.stringMatching(/^Philosophy > .*, changed: .*Still\.\+\]$/),
			"Philosophy > And one more., added: [+And one more.+]",
		]);
	});

	it("name what is set or taken away", () => {
		const named = { ...studio, artist: { name: "The Artist" } };
		const { artist: _, ...without } = named;
		expect(compare("studio", without, named)).toEqual(["Artist, added: [+Name: The Artist+]"]);
		expect(compare("studio", named, without)).toEqual(["Artist, removed: [-Name: The Artist-]"]);
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
