import { afterEach, expect, test } from "vitest";
import { documents } from "../../../test/documents.ts";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { artworkSchema } from "../../publishing/schemas/portfolio.ts";
import { editableDocuments } from "../documents/editable-documents.ts";
import {
	clearPendingChanges,
	countHeldChanges,
	listPendingChanges,
	queueChange,
} from "../documents/pending-changes.ts";
import { openStoredDocument } from "../documents/stored-document.ts";
import { makeListRules } from "../documents/stored-list.ts";
import { importChanges, listNewChanges, listReplaced } from "./import-changes.ts";
import type { ImportedChange } from "./read-export.ts";

const prepared = prepareStorage();
afterEach(() => void clearPendingChanges());

const timestamp = "2026-05-02T10:00:00.000Z";
const rename = (title: string) => documents.tattoos.pieces.map((one) => ({ ...one, title }));
const project = { ...documents["bird-and-floral"], pageTitle: "Wren" };
const tattoos: ImportedChange = { filename: "tattoos", data: rename("Other"), timestamp };
const birds: ImportedChange = { filename: "bird-and-floral", data: project, timestamp };
const both = [tattoos, birds];

const store = (key: string, value: unknown) =>
	prepared.storage.entries.set(key, JSON.stringify(value));
const read = (key: string) => JSON.parse(prepared.storage.getItem(key) ?? "null");
const listAll = () => Object.fromEntries(prepared.storage.entries);

test("each document is stored as saved permanently, and queued with its time", () => {
	expect(listNewChanges(both)).toEqual(both);
	expect(importChanges(both)).not.toBeNull();
	expect(listAll()).toEqual({
		tattoos_all_permanent: JSON.stringify(tattoos.data),
		"bird-and-floral-data": JSON.stringify(project),
		codebase_changes_tattoos: JSON.stringify(tattoos),
		"codebase_changes_bird-and-floral": JSON.stringify(birds),
	});
	expect(listNewChanges(both)).toEqual([]);
});

test("a change that is here already counts only if it is not queued", () => {
	importChanges(both);
	clearPendingChanges();
	expect(listNewChanges(both)).toEqual(both);
	expect(listReplaced(both)).toEqual([]);
});

test.each(["tattoos_all", "tattoos_all_permanent"])(
	"other edits in %s are told of, replaced, and brought back by undoing it",
	(key) => {
		store(key, rename("Mine"));
		expect(listReplaced(both)).toEqual(["Tattoos"]);
		const before = listAll();
		const undo = importChanges(both);
		expect(read("tattoos_all")).toBeNull();
		expect(read("tattoos_all_permanent")).toEqual(tattoos.data);
		expect(undo?.()).toBe(true);
		expect(listAll()).toEqual(before);
	},
);

test("queued and held changes here are named, and restored by Undo", () => {
	queueChange("tattoos", rename("Queued"));
	expect(listReplaced(both)).toEqual(["Tattoos"]);
	clearPendingChanges();
	prepared.storage.room = 10;
	queueChange("tattoos", rename("Held"));
	expect(listReplaced(both)).toEqual(["Tattoos"]);
	prepared.storage.room = Number.POSITIVE_INFINITY;
	const undo = importChanges(both);
	expect([countHeldChanges(), listPendingChanges().length]).toEqual([0, 2]);
	undo?.();
	expect([countHeldChanges(), listPendingChanges()]).toMatchObject([1, [{ data: rename("Held") }]]);
});

test("unreadable documents here are replaced without asking", () => {
	prepared.storage.entries.set("tattoos_all", "[{");
	expect(listReplaced(both)).toEqual([]);
});

test("a list that is open with edits which were not saved shows the file's, and again its own", () => {
	const { keys } = editableDocuments.tattoos;
	const rules = makeListRules(keys, "Tattoos", documents.tattoos.pieces, artworkSchema);
	const document = openStoredDocument(rules);
	const leave = document.subscribe(() => {});
	document.change(rename("Mine"));
	const undo = importChanges(both);
	expect(document.get()).toMatchObject({ body: tattoos.data, source: "permanent", unsaved: false });
	undo?.();
	expect(document.get()).toMatchObject({ body: rename("Mine"), source: "local" });
	leave();
});

test("with full storage nothing changes, and held changes stay held", () => {
	store("tattoos_all", rename("Mine"));
	store("tattoos_all_permanent", rename("Saved"));
	const before = listAll();
	const used = JSON.stringify(before).length;
	const needed = JSON.stringify(both).length * 2;
	for (let room = used; room < used + needed; room += needed / 20) {
		prepared.storage.room = room;
		if (importChanges(both)) return expect(room).toBeGreaterThan(used + needed / 20);
		expect(listAll()).toEqual(before);
	}
	throw new Error("It never had room.");
});
