import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documents } from "../../../test/documents.ts";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { listPendingChanges } from "../documents/pending-changes.ts";
import { openStoredDocument } from "../documents/stored-document.ts";
import { fillUp } from "../documents/stored-list.ts";
import {
	chooseShown,
	listStoredImages,
	makeCategoryRules,
	readOwnPath,
	removePlaceholders,
} from "./stored-categories.ts";

const portfolioCategories = documents["portfolio-categories"];

const local = "portfolio_categories";
const permanent = "portfolio_categories_permanent";
const pictures = ["covers/tattoos", "covers/drawings", "tattoos/koi"];
const isPicture = (name: string) => pictures.includes(name);

const prepared = prepareStorage();
const store = (key: string, value: unknown) =>
	prepared.storage.entries.set(key, JSON.stringify(value));
const read = (key: string) => JSON.parse(prepared.storage.getItem(key) ?? "null");

describe("old placeholders", () => {
	test("are removed from both copies; the others stay", () => {
		const koi = { id: 2, title: "Kept", image: "tattoos/koi" };
		store(local, [{ id: 1, image: "/placeholder.svg" }, koi]);
		store(permanent, [koi, { id: 3, image: "covers/none" }, { id: 4, image: "" }]);
		removePlaceholders(isPicture, []);
		expect(read(local)).toEqual([koi]);
		expect(read(permanent)).toEqual([koi]);
	});

	test("leave the edits of all other categories, with the site's own in their place", () => {
		const mine = portfolioCategories.map((one) => ({ ...one, title: `Mine ${one.id}` }));
		const [first, second, ...others] = mine.toReversed();
		store(local, [first, { ...second, image: "placeholder-2" }, ...others]);
		removePlaceholders((name) => name !== "placeholder-2", portfolioCategories);
		const own = portfolioCategories.find(({ id }) => id === second?.id);
		const body = [first, own, ...others];
		expect(read(local)).toEqual(body);
		const document = openStoredDocument(makeCategoryRules(portfolioCategories));
		expect(document.get()).toMatchObject({ source: "local", body });
	});

	test("give way to one with the same id that is none", () => {
		const [first, ...others] = portfolioCategories;
		const mine = { ...first, title: "Mine" };
		store(local, [{ ...mine, image: "" }, mine, { ...mine, title: "Later" }, ...others]);
		removePlaceholders(() => true, portfolioCategories);
		const document = openStoredDocument(makeCategoryRules(portfolioCategories));
		expect(document.get().body).toEqual([mine, ...others]);
	});

	test("where nothing else is there, nothing stays stored", () => {
		store(local, [{ id: 1, image: "/placeholder.svg" }]);
		removePlaceholders(isPicture, []);
		expect(read(local)).toBeNull();
	});

	test("either form of a picture's name is known, and kept in the form of the site's document", () => {
		store(local, [
			{ id: 1, image: "covers/tattoos" },
			{ id: 2, image: "/pictures/covers/drawings" },
		]);
		expect(listStoredImages()).toEqual(["covers/tattoos", "covers/drawings"]);
		removePlaceholders(isPicture, []);
		expect(read(local)).toEqual([
			{ id: 1, image: "covers/tattoos" },
			{ id: 2, image: "covers/drawings" },
		]);
	});

	test("more than a page shows stay as they are stored", () => {
		const stored = Array.from({ length: 150 }, (_, at) => ({ id: at + 1, image: "tattoos/koi" }));
		store(local, stored);
		removePlaceholders(isPicture, portfolioCategories);
		expect(read(local)).toEqual(stored);
	});

	test("a category without an image gets the site's", () => {
		store(local, [
			{ id: 1, title: "Mine" },
			{ id: 2, image: 7 },
		]);
		expect(listStoredImages()).toEqual([]);
		removePlaceholders(isPicture, []);
		expect(read(local)).toEqual([
			{ id: 1, title: "Mine" },
			{ id: 2, image: 7 },
		]);
	});

	test.each([
		"../secret",
		"covers/../../x",
		"covers//x",
		"a b",
		"x?y",
		"x#y",
		"https://x.example/a",
		"a".repeat(201),
	])("no name of a picture is asked for: %s", (image) => {
		store(local, [{ id: 1, image }]);
		expect(listStoredImages()).toEqual([]);
		removePlaceholders(() => true, []);
		expect(prepared.storage.getItem(local)).toBeNull();
	});

	test("no stored value throws; values that are no list are left to the rules of lists", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				prepared.storage.entries.set(local, text);
				expect(listStoredImages().every((name) => /^[a-z0-9/-]+$/.test(name))).toBe(true);
				removePlaceholders(isPicture, []);
			}),
		);
		prepared.storage.entries.set(local, "{");
		removePlaceholders(isPicture, []);
		expect(prepared.storage.getItem(local)).toBe("{");
	});
});

test("categories that a copy lacks keep the site's position", () => {
	const site = [1, 2, 3, 4].map((id) => ({ id, title: "site" }));
	const mine = (id: number) => ({ id, title: "mine" });
	expect(fillUp([], site)).toEqual(site);
	expect(fillUp([mine(3), mine(7)], site).map(({ id }) => id)).toEqual([1, 2, 3, 4, 7]);
	expect(fillUp([mine(4), mine(2), mine(3)], site).map(({ id }) => id)).toEqual([1, 4, 2, 3]);
	expect(fillUp([mine(3)], site)[2]).toEqual(mine(3));
});

describe("of thousands of categories", () => {
	const site = [1, 2, 3, 4].map((id) => ({ id }));

	test("a page shows a hundred, the site's own wherever they stand", () => {
		const others = Array.from({ length: 20_000 }, (_, at) => ({ id: at + 5 }));
		const ids = chooseShown([...others, ...site], site).map(({ id }) => id);
		expect(ids).toHaveLength(100);
		expect(ids.slice(0, 96)).toEqual(others.slice(0, 96).map(({ id }) => id));
		expect(ids.slice(96)).toEqual([1, 2, 3, 4]);
	});

	test("a hundred are all shown, and all that the site has", () => {
		const hundred = Array.from({ length: 100 }, (_, at) => ({ id: at + 1 }));
		expect(chooseShown(hundred, site)).toEqual(hundred);
		const more = Array.from({ length: 150 }, (_, at) => ({ id: at + 1 }));
		expect(chooseShown(more, more)).toEqual(more);
	});
});

describe("categories of the site that a stored copy lacks", () => {
	const open = () => openStoredDocument(makeCategoryRules(portfolioCategories));
	const [first, second, ...others] = portfolioCategories;
	const whole = [{ ...first, title: "Mine" }, second, ...others];

	test("is shown, and saved permanently and queued with it", () => {
		store(permanent, [{ id: 1, title: "Mine" }]);
		const document = open();
		expect(document.get()).toEqual({ body: whole, source: "permanent", unsaved: false });
		document.savePermanently();
		expect(read(permanent)).toEqual(whole);
		expect(listPendingChanges()).toMatchObject([{ data: whole }]);
	});

	test("stands beside later edits too", () => {
		store(permanent, [{ id: 1, title: "Mine" }]);
		store(local, [{ id: 2, title: "Later" }]);
		const document = open();
		expect(document.get()).toMatchObject({ body: whole, unsaved: true });
		document.showUnsaved();
		const later = [first, { ...second, title: "Later" }, ...others];
		expect(document.get().body).toEqual(later);
		document.savePermanently();
		expect(read(permanent)).toEqual(later);
	});

	test("is no reason to keep a local copy that stands alone", () => {
		store(local, [{ id: 2, title: "Later" }]);
		const document = open();
		document.subscribe(() => {})();
		expect(document.get()).toMatchObject({ body: portfolioCategories, source: "default" });
		expect(read(local)).toBeNull();
	});
});

describe("a link that is stored", () => {
	const origin = "https://studio.example";

	test.each([
		["/artwork/tattoos", "/artwork/tattoos"],
		["/artwork/tattoos?filter=all#koi", "/artwork/tattoos?filter=all#koi"],
		["/about/../artwork", "/artwork"],
	])("leads to a page of the site: %s", (path, to) => {
		expect(readOwnPath(path, origin)).toBe(to);
	});

	test.each([
		"",
		"artwork",
		"javascript:alert(1)",
		" javascript:alert(1)",
		"data:text/html,x",
		"https://studio.example/artwork",
		"https://other.example/",
		"//other.example/",
		"/\\other.example/",
		"/\t/other.example/",
		"/.//other.example/",
		"/a/..//other.example/",
		"///other.example",
	])("leads nowhere else: %j", (path) => {
		expect(readOwnPath(path, origin)).toBeUndefined();
	});

	test("is never another site's, whatever it is", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
				const path = readOwnPath(text, origin);
				if (path === undefined) return;
				expect(path).toMatch(/^\/(?!\/)/);
				expect(new URL(path, origin).origin).toBe(origin);
			}),
		);
	});
});
