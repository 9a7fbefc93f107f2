import { expect, test } from "vitest";
import { prepareStorage } from "../../../../test/memory-storage.ts";
import { findEdits } from "./find-edits.ts";

const prepared = prepareStorage();
const store = (key: string, value: unknown) =>
	prepared.storage.entries.set(key, JSON.stringify(value));
const list = (title: string) => [{ id: 1, title }];
const queue = (filename: string, title: string) =>
	store(`codebase_changes_${filename}`, {
		...{ filename, data: list(title), timestamp: "2026-05-02T10:00:00.000Z" },
	});
const listData = () => findEdits().changes.map(({ filename, data }) => [filename, data]);

test("finds nothing where nothing is kept, or nothing that could be used", () => {
	store("devMode", true);
	store("drawings_all", []);
	prepared.storage.entries.set("digital_all", "[{");
	expect(findEdits()).toMatchObject({ changes: [], labels: [] });
});

test("finds of each document the newest edits, saved permanently or not", () => {
	store("tattoos_all", list("Latest"));
	store("tattoos_all_permanent", list("Saved"));
	queue("tattoos", "Saved");
	store("drawings_all", list("Local"));
	store("portfolio_categories_permanent", list("Cover"));
	queue("digital", "Queued");
	store("set_aside_paintings", list("Set aside"));
	store("bird-and-floral-data", { projectTitle: "Wrens" });
	expect(listData()).toEqual([
		["tattoos", list("Latest")],
		["drawings", list("Local")],
		["digital", list("Queued")],
		["paintings", list("Set aside")],
		["portfolio-categories", list("Cover")],
		["bird-and-floral", { projectTitle: "Wrens" }],
	]);
});

test("clears what was found, and nothing that was edited since", () => {
	store("other", 1);
	store("tattoos_all_permanent", list("Saved"));
	queue("tattoos", "Saved");
	store("drawings_all", list("Local"));
	const edits = findEdits();
	store("drawings_all", list("Since"));
	edits.clear();
	expect([...prepared.storage.entries.keys()].sort()).toEqual(["drawings_all", "other"]);
	expect(listData()).toEqual([["drawings", list("Since")]]);
});
