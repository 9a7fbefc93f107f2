import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { documents } from "../../../test/documents.ts";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { type Artwork, artworkSchema } from "../../publishing/schemas/portfolio.ts";
import { type DocumentKeys, openCopy } from "./copy-precedence.ts";
import { acceptList, makeListRules } from "./stored-list.ts";

const tattoos = documents.tattoos.pieces;

const prepared = prepareStorage();
const keys: DocumentKeys = { file: "tattoos", local: "list", permanent: "list_permanent" };
const blank: Artwork = { id: 0, title: "", description: "", image: "", alt: "", category: "" };
const builtIn: Artwork[] = tattoos.slice(0, 4);
const open = () => openCopy(makeListRules(keys, "Tattoos", builtIn, artworkSchema));
const store = (key: string, value: unknown) =>
	prepared.storage.entries.set(key, JSON.stringify(value));
const rename = (title: string) => builtIn.map((item, at) => (at === 0 ? { ...item, title } : item));

describe("which copy is shown", () => {
	test("the site's where nothing is stored", () => {
		expect(open()).toEqual({ body: builtIn, source: "default", unsaved: false });
	});

	test("the local one, edited and in another order", () => {
		const edited = rename("Edited").reverse();
		store(keys.local, edited);
		expect(open()).toEqual({ body: edited, source: "local", unsaved: false });
	});

	test("the permanent copy wins and reports newer local edits", () => {
		store("list_permanent", rename("Permanent"));
		store(keys.local, rename("Later"));
		expect(open()).toEqual({ body: rename("Permanent"), source: "permanent", unsaved: true });
		store(keys.local, rename("Permanent"));
		expect(open().unsaved).toBe(false);
	});

	test.each([
		["one less", builtIn.slice(1)],
		["one more", [...builtIn, { ...builtIn[0], id: 999 }]],
		["another one", [...builtIn.slice(1), { ...builtIn[0], id: 999 }]],
	])(
		"a local one with other ids (%s) is not shown, unless there is a permanent one",
		(_, other) => {
			store(keys.local, other);
			store("list_permanent", rename("Permanent"));
			expect(open().source).toBe("permanent");
			expect(prepared.storage.entries.has(keys.local)).toBe(true);
			prepared.storage.removeItem("list_permanent");
			expect(open()).toEqual({ body: builtIn, source: "default", unsaved: false });
		},
	);

	test("a permanent one may have other ids", () => {
		store("list_permanent", [{ id: 77, title: "Of before" }, builtIn[1]]);
		expect(open().body).toEqual([{ ...blank, id: 77, title: "Of before" }, builtIn[1]]);
	});

	test("a permanent one that is spoilt leaves the local one", () => {
		prepared.storage.entries.set("list_permanent", "[{");
		store(keys.local, rename("Local"));
		expect(open()).toMatchObject({ source: "local", body: rename("Local") });
	});

	test("the site's when storage is refused", () => {
		vi.stubGlobal("localStorage", undefined);
		expect(open()).toEqual({ body: builtIn, source: "default", unsaved: false });
	});
});

describe("a stored list is accepted only if it is an array whose items all have a numeric id", () => {
	test.each([
		null,
		"[]",
		7,
		{ length: 1, 0: { id: 1 } },
		[],
		[null],
		[1],
		[[]],
		[{ id: "1" }],
		[{ id: null }],
		[{ title: "None" }],
		[{ id: 1 }, { id: Number.NaN }],
		[{ id: Number.POSITIVE_INFINITY }],
	])("%j is not", (value) => {
		expect(acceptList(value)).toBeNull();
	});

	test.each([[[{ id: 1 }]], [[{ id: -1.5 }, { id: 0, title: 3 }]]])("%j is", (value) => {
		expect(acceptList(value)).toEqual(value);
	});

	test("1e999 is no id", () => {
		prepared.storage.entries.set("list_permanent", '[{"id":1e999}]');
		expect(open().source).toBe("default");
	});
});

describe("what a stored item has", () => {
	test("is the site's where it is absent or of another kind", () => {
		const [first, ...others] = builtIn;
		store(keys.local, [{ id: first?.id, title: 5, description: null, alt: ["x"] }, ...others]);
		expect(open().body).toEqual(builtIn);
	});

	test("is nothing that the site's items have not, by whatever name", () => {
		const own = '"__proto__":{"title":"Polluted"},"constructor":"x","toString":"x","more":1';
		const [first] = builtIn;
		prepared.storage.entries.set("list_permanent", `[{"id":${first?.id},${own}}]`);
		const { body } = open();
		expect(body).toEqual([first]);
		expect(Object.keys(body[0] ?? {})).toEqual(Object.keys(first ?? {}));
		expect({}).not.toHaveProperty("title");
	});

	test("is cut to 1,200 characters, and stays stored as it was", () => {
		store("list_permanent", rename("W".repeat(20_000)));
		const stored = prepared.storage.getItem("list_permanent");
		expect(open().body).toEqual(rename("W".repeat(1_200)));
		expect(prepared.storage.getItem("list_permanent")).toBe(stored);
	});

	test("the first of several items with one id wins", () => {
		const [first, second] = builtIn;
		const again = { ...first, title: "Again" };
		store(keys.local, [...rename("First"), again, second]);
		expect(open()).toEqual({ body: rename("First"), source: "local", unsaved: false });
	});

	test("50,000 items are read within two CPU seconds", () => {
		store(
			"list_permanent",
			Array.from({ length: 50_000 }, (_, id) => ({ id, title: `${id}` })),
		);
		const before = process.threadCpuUsage();
		expect(open().body).toHaveLength(50_000);
		expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
	});
});

describe("whatever is stored", () => {
	const id = fc.oneof(
		fc.constantFrom(...builtIn.map((item) => item.id)),
		fc.integer(),
		fc.double(),
	);
	const field = fc.constantFrom("title", "description", "image", "alt", "category", "__proto__");
	const item = fc
		.tuple(fc.oneof(id, fc.jsonValue()), fc.dictionary(field, fc.jsonValue()))
		.map(([id, fields]) => ({ ...fields, id }));
	const nearly = fc.oneof(
		fc.array(item),
		fc.shuffledSubarray(builtIn, { minLength: builtIn.length }),
		fc.shuffledSubarray(builtIn),
		fc.jsonValue(),
	);
	const text = fc.option(
		fc.oneof(
			fc.string(),
			fc.json(),
			nearly.map((value) => JSON.stringify(value)),
		),
	);

	/** Every field is there, and of the kind that the site's has. */
	function isSound(one: Artwork): boolean {
		const original = builtIn.find((item) => item.id === one.id) ?? blank;
		const kinds = (of: object) =>
			Object.entries(of).map(([name, value]) => `${name}: ${typeof value}`);
		return Number.isFinite(one.id) && `${kinds(one)}` === `${kinds(original)}`;
	}

	test("a list of sound items is shown", () => {
		fc.assert(
			fc.property(text, text, (local, permanent) => {
				const { storage } = prepared;
				storage.entries.clear();
				if (local !== null) storage.entries.set(keys.local, local);
				if (permanent !== null) storage.entries.set("list_permanent", permanent);
				const { body, source } = open();
				expect(body.length).toBeGreaterThan(0);
				expect(new Set(body.map((one) => one.id)).size).toBe(body.length);
				expect(body.every(isSound)).toBe(true);
				if (source === "default") expect(body).toBe(builtIn);
				if (source === "local") {
					expect(new Set(body.map((one) => one.id))).toEqual(new Set(builtIn.map((one) => one.id)));
				}
				expect(storage.getItem("list_permanent")).toBe(permanent);
			}),
			{ seed: 64, numRuns: 1_000 },
		);
	});

	test("the one that was written is the one that is read", () => {
		const edited = fc
			.shuffledSubarray(builtIn, { minLength: builtIn.length })
			.chain((items) =>
				fc
					.array(fc.string(), { minLength: items.length, maxLength: items.length })
					.map((titles) => items.map((one, at) => ({ ...one, title: titles[at] ?? "" }))),
			);
		fc.assert(
			fc.property(edited, (items) => {
				store(keys.local, items);
				expect(open()).toEqual({ body: items, source: "local", unsaved: false });
			}),
			{ seed: 160 },
		);
	});
});
