import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { getToast, removeToast } from "../../ui/toast/toast-store.ts";
import { closeOthers, findOpen, keepOpen } from "./page-documents.ts";
import { makeListRules } from "./stored-list.ts";

const prepared = prepareStorage();
const page = "/artwork/tattoos";
const keys = { file: "tattoos", local: "tattoos_all", cleared: ["tattoos_all"] };
const item = v.object({ id: v.number(), title: v.string() });
const builtIn = [{ id: 1, title: "Koi" }];
const edited = JSON.stringify([{ id: 1, title: "Lost" }]);
const makeRules = (items = builtIn) => makeListRules(keys, "Tattoos", items, item);
const isStored = () => prepared.storage.getItem("tattoos_all") !== null;

beforeEach(() => {
	prepared.storage.setItem("tattoos_all", edited);
	removeToast(getToast()?.id ?? "");
});
afterEach(() => closeOthers(""));

/** @returns the document as a part of the page shows it, and what takes the part away */
function show(rules = makeRules()) {
	const document = findOpen(rules, page);
	keepOpen(rules, page, document);
	return { document, leave: document.subscribe(() => {}) };
}

test("a page that is drawn and not shown has cleared nothing, and said nothing", () => {
	expect(findOpen(makeRules(), page).get().body).toEqual(builtIn);
	expect(isStored()).toBe(true);
	expect(getToast()).toBeNull();
	const { leave } = show();
	expect(isStored()).toBe(false);
	expect(getToast()?.title).toBe("Unsaved Edits Cleared");
	leave();
});

test("the page clears once, however often a part of it is shown; opened again it clears again", () => {
	show().leave();
	removeToast(getToast()?.id ?? "");
	prepared.storage.setItem("tattoos_all", edited);
	const again = show();
	expect(isStored()).toBe(true);
	expect(again.document.get().body[0]?.title).toBe("Lost");
	again.leave();
	again.document.subscribe(() => {})();
	expect(isStored()).toBe(true);
	expect(getToast()).toBeNull();
	closeOthers("/about");
	show().leave();
	expect(isStored()).toBe(false);
});

test("while the page is open its document is the same one, unless the site has another by now", () => {
	const { document, leave } = show();
	expect(findOpen(makeRules([...builtIn]), page)).toBe(document);
	leave();
	prepared.storage.setItem("tattoos_all", edited);
	const later = show(makeRules([{ id: 1, title: "Carp" }]));
	expect(later.document).not.toBe(document);
	expect(later.document.reset()).toBeTypeOf("function");
	expect(later.document.get().body[0]?.title).toBe("Carp");
	later.leave();
});
