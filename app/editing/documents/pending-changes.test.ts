import { expect, test } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import {
	clearPendingChanges,
	countHeldChanges,
	countPendingRecords,
	listPendingChanges,
	queueChange,
} from "./pending-changes.ts";

const prepared = prepareStorage();
const store = (file: string, text: string) =>
	prepared.storage.entries.set(`codebase_changes_${file}`, text);
const listFiles = () => listPendingChanges().map(({ filename }) => filename);

test("records are listed oldest first, whether their time is a text or a number", () => {
	const queue = (filename: string, timestamp: unknown) =>
		store(filename, JSON.stringify({ filename, data: [], timestamp }));
	queue("third", Date.UTC(2026, 4, 3));
	queue("fourth", "2026-05-04T10:00:00+09:00");
	queue("first", "some day");
	queue("second", "2026-05-02T10:00:00.000Z");
	queue("none", null);
	expect(listFiles()).toEqual(["first", "second", "third", "fourth"]);
	expect(listPendingChanges()[2]?.timestamp).toBe(Date.UTC(2026, 4, 3));
});

test("clearing removes unreadable changes too, and can be undone", () => {
	queueChange("tattoos", [{ id: 1 }]);
	store("spoilt", "{");
	store("other", "[1]");
	expect([countPendingRecords(), listFiles()]).toEqual([3, ["tattoos"]]);
	const undo = clearPendingChanges();
	expect([countPendingRecords(), prepared.storage.entries.size]).toEqual([0, 0]);
	undo();
	expect(prepared.storage.getItem("codebase_changes_spoilt")).toBe("{");
	expect([countPendingRecords(), listFiles()]).toEqual([3, ["tattoos"]]);
});

test("a change that does not fit into storage is held in memory, replaces an earlier one, and is cleared with the rest", () => {
	const dataOf = () => listPendingChanges().map(({ data }) => data);
	queueChange("tattoos", "earlier");
	prepared.storage.room = 10;
	expect(queueChange("tattoos", "later")).toBe(false);
	expect([dataOf(), countHeldChanges()]).toEqual([["later"], 1]);
	const undo = clearPendingChanges();
	expect([dataOf(), countHeldChanges()]).toEqual([[], 0]);
	undo();
	expect([dataOf(), countHeldChanges()]).toEqual([["later"], 1]);
	prepared.storage.room = 1_000;
	expect(queueChange("tattoos", "last")).toBe(true);
	expect([dataOf(), countHeldChanges()]).toEqual([["last"], 0]);
});
