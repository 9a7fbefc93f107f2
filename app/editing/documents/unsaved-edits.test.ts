import { expect, test, vi } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { discardEdits, listUnsavedEdits, openUnsavedEdits, settleEdits } from "./unsaved-edits.ts";

const prepared = prepareStorage();

interface Piece {
	id: number;
	title: string;
}

const came: Piece[] = [
	{ id: 1, title: "A" },
	{ id: 2, title: "B" },
];
const open = (builtIn = came) =>
	openUnsavedEdits<Piece[]>({
		keys: { file: "tattoos" },
		label: "Tattoos",
		builtIn,
		read: (stored) => (Array.isArray(stored) ? stored : null),
	});
const titled = (list: Piece[], id: number, title: string) =>
	list.map((piece) => (piece.id === id ? { ...piece, title } : piece));
const edited = titled(came, 1, "Edited");

test("are there again when the page is opened again, and gone once they are drafts", () => {
	open().change(edited);
	expect(open().get()).toEqual({ base: came, body: edited });
	expect(listUnsavedEdits()).toEqual([
		{ file: "tattoos", label: "Tattoos", base: came, body: edited },
	]);
	settleEdits("tattoos", { label: "Tattoos", base: came, body: edited });
	expect(listUnsavedEdits()).toEqual([]);
	expect(open(edited).get()).toEqual({ base: edited, body: edited });
});

test("leave nothing behind when they are taken back, or when what is stored is spoilt", () => {
	const opened = open();
	opened.change(edited);
	expect(opened.get().body).toEqual(edited);
	opened.change(came);
	expect(prepared.storage.entries.size).toBe(0);
	for (const text of ["{", "null", "7", '{"label":"Tattoos","base":1,"body":[]}']) {
		prepared.storage.entries.set("unsaved_tattoos", text);
		expect(open().get().body).toBe(came);
	}
});

test("are shown over what has come into the drafts since, and know where those differ", () => {
	open().change(edited);
	const added = { id: 3, title: "C" };
	const since = [...titled(titled(came, 1, "Theirs"), 2, "Also theirs"), added];
	const opened = open(since);
	expect(opened.get()).toEqual({
		base: titled(since, 1, "A"),
		body: titled(since, 1, "Edited"),
	});
	// A further edit does not take back theirs.
	opened.change(titled(opened.get().body, 3, "Edited as well"));
	expect(listUnsavedEdits()).toMatchObject([
		{ base: titled(since, 1, "A"), body: titled(titled(since, 1, "Edited"), 3, "Edited as well") },
	]);
});

test("of two tabs are kept both", () => {
	const [one, other] = [open(), open()];
	other.get();
	one.change(edited);
	other.change(titled(came, 2, "In the other"));
	expect(one.get().body).toEqual(titled(edited, 2, "In the other"));
});

test("made while others were sent stay", () => {
	const opened = open();
	opened.change(edited);
	const [sent] = listUnsavedEdits();
	const later = titled(edited, 2, "Later");
	opened.change(later);
	settleEdits("tattoos", sent ?? expect.fail());
	expect(listUnsavedEdits()).toMatchObject([{ base: edited, body: later }]);
});

test("come back after they were discarded", () => {
	open().change(edited);
	const undo = discardEdits();
	expect(listUnsavedEdits()).toEqual([]);
	undo();
	expect(open().get().body).toEqual(edited);
});

test("made since others were discarded stay when those come back", () => {
	const opened = open();
	opened.change(titled(edited, 2, "Discarded"));
	const undo = discardEdits();
	opened.change(titled(came, 2, "Newer"));
	undo();
	expect(open().get()).toEqual({ base: came, body: titled(edited, 2, "Newer") });
});

test("without room in storage last until the page is left", () => {
	prepared.storage.room = 10;
	const changed = vi.fn();
	const opened = open();
	const unwatch = opened.subscribe(changed);
	opened.change(edited);
	expect(changed).toHaveBeenCalled();
	expect(opened.get().body).toEqual(edited);
	expect(listUnsavedEdits()).toHaveLength(1);
	const undo = discardEdits();
	expect(opened.get().body).toEqual(came);
	undo();
	expect(opened.get().body).toEqual(edited);

	prepared.storage.room = Number.POSITIVE_INFINITY;
	const later = titled(edited, 2, "Fits");
	changed.mockImplementation(() => expect(opened.get().body).toEqual(later));
	opened.change(later);
	unwatch();
	discardEdits();
});
