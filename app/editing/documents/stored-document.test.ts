import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { getToast, removeToast } from "../../ui/toast/toast-store.ts";
import type { DocumentKeys } from "./copy-precedence.ts";
import { clearPendingChanges, countHeldChanges, listPendingChanges } from "./pending-changes.ts";
import { openStoredDocument } from "./stored-document.ts";
import { makeListRules } from "./stored-list.ts";

const prepared = prepareStorage();
const leaving: (() => void)[] = [];
beforeEach(() => removeToast(getToast()?.id ?? ""));
afterEach(() => {
	for (const leave of leaving.splice(0)) leave();
	clearPendingChanges();
});

const local = "portfolio_categories";
const permanent = "portfolio_categories_permanent";
const keys: DocumentKeys = { file: "portfolio-categories", local, permanent };
const item = v.object({ id: v.number(), title: v.string(), text: v.string() });
const builtIn = [
	{ id: 1, title: "Tattoos", text: "Skin" },
	{ id: 2, title: "Drawings", text: "Paper" },
	{ id: 3, title: "Digital", text: "Glass" },
];
type Items = typeof builtIn;

/** Opens the page, with its parts drawn. */
function open(rules: DocumentKeys = keys) {
	const document = openStoredDocument(makeListRules(rules, "Categories", builtIn, item));
	leaving.push(document.subscribe(() => {}));
	return document;
}
const read = (key: string) => JSON.parse(prepared.storage.getItem(key) ?? "null");
const write = (key: string, value: unknown) =>
	prepared.storage.entries.set(key, JSON.stringify(value));
const say = (event: object) => dispatchEvent(Object.assign(new Event("storage"), event));
const rename = (items: Items, id: number, title: string) =>
	items.map((item) => (item.id === id ? { ...item, title } : item));
const said = () => {
	const { title, text, duration } = getToast() ?? {};
	return [title, text, duration];
};

test("an edit is kept as the local copy, and said for a second", () => {
	const document = open();
	document.change(rename(builtIn, 2, "Flash"));
	expect(document.get()).toMatchObject({ source: "local", body: rename(builtIn, 2, "Flash") });
	expect(read(local)).toEqual(rename(builtIn, 2, "Flash"));
	expect(read(permanent)).toBeNull();
	expect(said()).toEqual(["Changes saved locally", undefined, 1_000]);
	expect(open().get()).toEqual(document.get());
});

describe("saving permanently", () => {
	test("writes the permanent copy, removes the local one, queues the document and says so", () => {
		const document = open();
		document.change(rename(builtIn, 2, "Flash"));
		document.savePermanently();
		expect(getToast()?.title).toBe("Changes saved permanently!");
		expect(read(permanent)).toEqual(rename(builtIn, 2, "Flash"));
		expect(read(local)).toBeNull();
		expect(document.get().source).toBe("permanent");
		expect(listPendingChanges()).toEqual([
			{
				filename: "portfolio-categories",
				data: rename(builtIn, 2, "Flash"),
				timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			},
		]);
		expect(open().get()).toEqual(document.get());
	});

	test("keeps a document that has no permanent key where it is", () => {
		const document = open({ file: "drawings", local: "drawings_all" });
		document.change(rename(builtIn, 2, "Flash"));
		document.savePermanently();
		expect(document.get().source).toBe("local");
		expect(read("drawings_all")).toEqual(rename(builtIn, 2, "Flash"));
		expect(getToast()?.title).toBe("Changes saved permanently!");
	});

	test("loses nothing when there is no room for the permanent copy", () => {
		const document = open();
		document.change(rename(builtIn, 2, "Flash"));
		prepared.storage.room = 200;
		document.savePermanently();
		expect(read(local)).toEqual(rename(builtIn, 2, "Flash"));
		expect(read(permanent)).toBeNull();
		expect(document.get().source).toBe("local");
		expect(document.get().unstored).toBeUndefined();
		expect(said()[0]).toBe("Not Stored");
		expect(listPendingChanges()).toMatchObject([{ data: rename(builtIn, 2, "Flash") }]);
		expect(countHeldChanges()).toBe(1);
	});

	test("says so when there is no room for the pending change alone", () => {
		const document = open();
		document.change(rename(builtIn, 2, "Flash"));
		prepared.storage.room = 310;
		document.savePermanently();
		expect(read(permanent)).toEqual(rename(builtIn, 2, "Flash"));
		expect(said()[1]).toMatch(/^The pending change could not be stored/);
		expect(listPendingChanges()).toMatchObject([{ data: rename(builtIn, 2, "Flash") }]);
	});
});

describe("reset", () => {
	test("removes both copies and shows the site's; undone, exactly what was stored is back", () => {
		const texts = [JSON.stringify(rename(builtIn, 1, "Ink"), null, 2), "[{ spoilt"];
		prepared.storage.entries.set(permanent, texts[0] ?? "");
		prepared.storage.entries.set(local, texts[1] ?? "");
		const document = open();
		const undo = document.reset();
		expect(document.get()).toEqual({ body: builtIn, source: "default", unsaved: false });
		expect(prepared.storage.entries.size).toBe(0);
		undo();
		expect([prepared.storage.getItem(permanent), prepared.storage.getItem(local)]).toEqual(texts);
		expect(document.get()).toMatchObject({ source: "permanent", body: rename(builtIn, 1, "Ink") });
	});
});

describe("edits after the document was saved permanently", () => {
	const prepare = () => {
		write(permanent, rename(builtIn, 1, "Permanent"));
		write(local, rename(rename(builtIn, 1, "Permanent"), 2, "Later"));
		return open();
	};

	test("are behind it when the page opens, and can be shown and saved", () => {
		const document = prepare();
		expect(document.get()).toMatchObject({ source: "permanent", unsaved: true });
		document.showUnsaved();
		expect(document.get()).toEqual({ body: read(local), source: "local", unsaved: false });
		document.savePermanently();
		expect(read(permanent)[1].title).toBe("Later");
		expect(open().get()).toMatchObject({ source: "permanent", unsaved: false });
	});

	test("can be discarded, and had back", () => {
		const document = prepare();
		const text = prepared.storage.getItem(local);
		const undo = document.discardUnsaved();
		expect(prepared.storage.getItem(local)).toBeNull();
		expect(document.get()).toMatchObject({ source: "permanent", unsaved: false });
		undo();
		expect(prepared.storage.getItem(local)).toBe(text);
		expect(document.get()).toMatchObject({ source: "permanent", unsaved: true });
	});

	test("survive another edit and another permanent save", () => {
		const document = prepare();
		document.savePermanently();
		expect(read(local)[1].title).toBe("Later");
		document.change(rename(document.get().body, 3, "Screens"));
		const titles = ["Permanent", "Later", "Screens"];
		expect(document.get().body.map(({ title }) => title)).toEqual(titles);
		expect(read(local).map(({ title }: { title: string }) => title)).toEqual(titles);
	});
});

describe("a change by another tab", () => {
	test("is shown on its storage event, a clearing too", () => {
		const document = open();
		write(local, rename(builtIn, 1, "Elsewhere"));
		say({ key: local });
		expect(document.get()).toMatchObject({
			source: "local",
			body: rename(builtIn, 1, "Elsewhere"),
		});
		prepared.storage.entries.clear();
		say({ key: null });
		expect(document.get()).toEqual({ body: builtIn, source: "default", unsaved: false });
	});

	test("survives an edit made here before its storage event", () => {
		const document = open();
		const here = rename(document.get().body, 2, "Here").reverse();
		write(local, rename(builtIn, 1, "Elsewhere"));
		document.change(here);
		expect(read(local).map(({ title }: { title: string }) => title)).toEqual([
			"Digital",
			"Here",
			"Elsewhere",
		]);
	});

	test("of another document changes nothing here", () => {
		const document = open();
		const before = document.get();
		write("tattoos_all", builtIn);
		say({ key: "tattoos_all" });
		expect(document.get()).toBe(before);
	});
});

describe("edits that do not fit into storage", () => {
	test("stay on the screen with a toast, and are stored once an edit fits", () => {
		prepared.storage.room = 10;
		const document = open();
		document.change(rename(builtIn, 1, "First"));
		document.change(rename(document.get().body, 2, "Second"));
		const titles = ["First", "Second", "Digital"];
		expect(document.get().body.map(({ title }) => title)).toEqual(titles);
		expect(document.get().unstored).toBe(true);
		expect(said().slice(0, 2)).toEqual(["Not Stored", expect.stringMatching(/^These edits could/)]);
		write("other", 1);
		say({ key: "other" });
		write(local, rename(builtIn, 3, "Elsewhere"));
		say({ key: local });
		titles[2] = "Elsewhere";
		expect(document.get().body.map(({ title }) => title)).toEqual(titles);
		prepared.storage.room = 1_000;
		document.change(rename(document.get().body, 1, "Third"));
		expect(document.get().unstored).toBeUndefined();
		expect(read(local).map(({ title }: { title: string }) => title)).toEqual([
			"Third",
			"Second",
			"Elsewhere",
		]);
	});

	test("stay on the screen where the browser has no storage at all", () => {
		vi.stubGlobal("localStorage", undefined);
		const document = open();
		document.change(rename(builtIn, 1, "First"));
		document.change(rename(document.get().body, 2, "Second"));
		document.savePermanently();
		expect(document.get().body.map(({ title }) => title)).toEqual(["First", "Second", "Digital"]);
		expect(said()[0]).toBe("Not Stored");
		expect(listPendingChanges()).toMatchObject([{ data: document.get().body }]);
		const undo = document.reset();
		expect(document.get().body).toEqual(builtIn);
		undo();
		expect(document.get().body.map(({ title }) => title)).toEqual(["First", "Second", "Digital"]);
	});
});

describe("a local copy of a list that has had pieces come and go since", () => {
	const edited = rename(builtIn, 2, "Flash").reverse();
	const unfit = [{ id: 9, title: "Gone", text: "" }, ...edited.slice(0, 2)];
	const adapted = [builtIn[0], edited[0], edited[1]];

	test("is set aside, and what still has a place comes back when asked", () => {
		write(local, unfit);
		const document = open();
		expect(document.get().source).toBe("default");
		expect(read(local)).toBeNull();
		expect(read(`set_aside_${keys.file}`)).toEqual(unfit);
		expect(said()[0]).toBe("Edits Set Aside");
		getToast()?.action?.run();
		expect(document.get()).toMatchObject({ source: "local", body: adapted });
		expect(read(local)).toEqual(adapted);
		expect(read(`set_aside_${keys.file}`)).toBeNull();
		expect(open().get().source).toBe("local");
	});

	test("goes without a word if it has no edits", () => {
		write(local, builtIn.slice(1));
		expect(open().get().source).toBe("default");
		expect(prepared.storage.entries.size).toBe(0);
		expect(getToast()).toBeNull();
	});

	test("comes back as far as it can where the page clears its lists", () => {
		write("tattoos_all", unfit);
		const document = open({ file: "tattoos", local: "tattoos_all", cleared: ["tattoos_all"] });
		expect(read("tattoos_all")).toBeNull();
		expect(said()[0]).toBe("Unsaved Edits Cleared");
		getToast()?.action?.run();
		expect(document.get()).toMatchObject({ source: "local", body: adapted });
	});
});

describe("a page that clears its stored lists when it opens", () => {
	const tattooKeys: DocumentKeys = {
		file: "tattoos",
		local: "tattoos_all",
		permanent: "tattoos_all_permanent",
		cleared: ["tattoos_all", "tattoos_color", "tattoos_bg"],
	};
	const stored = () => [...prepared.storage.entries.keys()].sort();

	test("clears them, tells of the edits, and brings them back when asked", () => {
		for (const key of tattooKeys.cleared ?? []) write(key, rename(builtIn, 1, "Unsaved"));
		const document = open(tattooKeys);
		expect(stored()).toEqual([]);
		expect(document.get()).toEqual({ body: builtIn, source: "default", unsaved: false });
		expect(said()[0]).toBe("Unsaved Edits Cleared");
		getToast()?.action?.run();
		expect(stored()).toEqual([...(tattooKeys.cleared ?? [])].sort());
		expect(document.get()).toMatchObject({ source: "local", body: rename(builtIn, 1, "Unsaved") });
	});

	test("leaves the permanent copy, which is what it shows", () => {
		write("tattoos_all", rename(builtIn, 1, "Unsaved"));
		write("tattoos_all_permanent", rename(builtIn, 2, "Saved"));
		const document = open(tattooKeys);
		expect(stored()).toEqual(["tattoos_all_permanent"]);
		expect(document.get()).toMatchObject({
			source: "permanent",
			body: rename(builtIn, 2, "Saved"),
		});
		expect(said()[0]).toBe("Unsaved Edits Cleared");
	});

	test.each([
		["a copy without edits", JSON.stringify(builtIn)],
		["what is no list", '{"id":1}'],
		["what is no JSON", "[{"],
	])("says nothing where only %s was stored", (_, text) => {
		prepared.storage.entries.set("tattoos_all", text);
		prepared.storage.entries.set("tattoos_color", text);
		open(tattooKeys);
		expect(stored()).toEqual([]);
		expect(getToast()).toBeNull();
	});

	test("tells of edits in the lists of former filters, which no page would show", () => {
		write("tattoos_color", [builtIn[2]]);
		open(tattooKeys);
		expect(getToast()).toBeNull();
		write("tattoos_color", [builtIn[2], builtIn[0]]);
		open(tattooKeys);
		expect(said()[0]).toBe("Unsaved Edits Cleared");
		expect(getToast()?.action).toBeUndefined();
		expect(stored()).toEqual([]);
	});
});
