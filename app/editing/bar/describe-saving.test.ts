import { expect, it } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import type { RegisteredDocument } from "../documents/document-registry.ts";
import { queueChange } from "../documents/pending-changes.ts";
import { describeState, describeStatus } from "./describe-saving.ts";

const prepared = prepareStorage();

const drawings: RegisteredDocument = {
	...{ file: "drawings", label: "Drawings", source: "default", fleeting: false },
	...{ body: ["a"], ids: [1], keys: ["drawings_all"], reset: () => () => {} },
};
const pending = [{ filename: "drawings", data: ["a"], timestamp: 1 }];

it.each([
	[{}, [], "as on the site", ""],
	[{}, pending, "as on the site", "1 pending"],
	[{ source: "local" }, [], "edited here, kept in this browser", "Edited here"],
	[{ source: "local" }, pending, "saved permanently in this browser", "1 pending"],
	[{ source: "local", body: ["b"] }, pending, "edited since the last save", "Not saved"],
	[
		{ source: "local", unstored: true },
		pending,
		"edited here, not stored: gone when you leave this page",
		"Not stored",
	],
] as const)("with %j and pending %j a document is %s", (changes, queued, state, status) => {
	const opened = { ...drawings, ...changes };
	expect(describeState(opened, [...queued])).toBe(state);
	expect(describeStatus([opened], [...queued])).toBe(status);
});

it("says that a pending change is not stored", () => {
	prepared.storage.room = 10;
	queueChange("drawings", ["a"]);
	expect(describeStatus([drawings], pending)).toBe("Not stored");
});
