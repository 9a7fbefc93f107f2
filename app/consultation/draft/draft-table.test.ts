import { describe, expect, it } from "vitest";
import {
	chosen,
	edited,
	freshDraft,
	goodFields,
	kept,
	listOf,
	loaded,
	play,
	submitted,
} from "../../../test/drafts.ts";
import { mergeFiles, readDraft } from "./device-draft.ts";
import type { DraftEvent } from "./draft-events.ts";
import type { DraftState } from "./draft-state.ts";

const typed = play(freshDraft, [edited({ budget: "$500" })]).state;
const news = (is: "sent" | "cancelled", key?: string): DraftEvent => ({
	is: "tabNews",
	news: { is, key },
});

const comeToFront = (state: DraftState) =>
	listOf(play(state, [{ is: "cameToFront" }]).effects, "load").length;

describe("typed text", () => {
	it("is saved after a delay, and at once on page hide", () => {
		expect(play(freshDraft, [edited()]).effects).toEqual([{ do: "saveSoon" }]);
		const { fields } = typed;
		expect(play(typed, [{ is: "saveDue" }]).effects).toEqual([{ do: "keepFields", fields }]);
		expect(play(typed, [{ is: "pageLeaving" }]).effects).toEqual([
			{ do: "keepUnsaved", fields, early: false },
			{ do: "keepFields", fields },
		]);
	});

	it("is in localStorage until IndexedDB has it", () => {
		const { fields } = typed;
		const after = play(typed, [{ is: "fieldsKept", fields, kept: true }]);
		expect(after.effects).toEqual([{ do: "dropUnsaved" }]);
		expect(play(after.state, [{ is: "pageLeaving" }]).effects).toEqual([]);
		const stale = { ...fields };
		expect(play(typed, [{ is: "fieldsKept", fields: stale, kept: true }]).effects).toEqual([]);
	});

	it("does not overwrite a draft that has not been read yet", () => {
		const early = play({ ...freshDraft, loaded: false }, [edited(), { is: "saveDue" }]);
		expect(listOf(early.effects, "keepFields")).toEqual([]);
	});

	it("removes only its own field's error", () => {
		const errors = { email: ["No."], age: ["No."] };
		const { state } = play({ ...freshDraft, errors }, [edited({ email: "a@b.example" })]);
		expect(state.errors).toEqual({ age: ["No."] });
	});
});

describe("a device that stores nothing", () => {
	it("is reported once", () => {
		const { fields } = typed;
		const not: DraftEvent = { is: "fieldsKept", fields, kept: false };
		expect(listOf(play(typed, [not, not]).effects, "showNotice")).toHaveLength(1);
	});

	it("is reported with the names of files without room, and the request does not count as kept", () => {
		const full = play(freshDraft, [chosen("a"), { is: "filesKept", kept: true, noRoom: ["a"] }]);
		expect(listOf(full.effects, "showNotice")[0]?.words.text).toContain("“a” could not be kept");
		expect(full.state.noRoom).toEqual(["a"]);
	});
});

describe("a draft settled in another tab", () => {
	const waiting = play(freshDraft, [submitted()]).state;

	it("is cleared here, unless this tab has another one", () => {
		expect(play(freshDraft, [news("sent", "k")]).state.round).toBe(1);
		const own = play(typed, [news("cancelled")]);
		expect(own.state).toMatchObject({ round: 0, fields: typed.fields });
		expect(listOf(own.effects, "saveSoon")).toHaveLength(1);
	});

	it("is reported as sent if it is the same request", () => {
		const { state, effects } = play(waiting, [kept(waiting), news("sent", waiting.request?.key)]);
		expect(state).toMatchObject({ round: 1, step: "idle" });
		expect(listOf(effects, "showNotice")[0]?.words.title).toBe("Consultation Request Submitted!");
	});
});

describe("Cancel", () => {
	it("clears the form, the device and the other tabs", () => {
		const { state, effects } = play(typed, [{ is: "cancelled" }]);
		expect(state).toMatchObject({ fields: {}, round: 1, unsaved: false });
		expect(effects).toContainEqual({
			do: "clearDevice",
			settled: null,
			news: { is: "cancelled", key: undefined },
		});
	});
});

it("of another tab is shown when this one comes to the front with nothing of its own", () => {
	const shown = play(freshDraft, [{ is: "fieldsKept", fields: {}, kept: true }]).state;
	expect(comeToFront(shown)).toBe(1);
	expect(comeToFront(play(shown, [edited()]).state)).toBe(0);
	expect(comeToFront(play(shown, [submitted()]).state)).toBe(0);
	const sending = play(shown, [chosen("a.jpg"), { is: "fileLockTaken", listed: [] }]).state;
	expect(comeToFront(sending)).toBe(0);
	expect(comeToFront({ ...sending, lane: "locking" })).toBe(1);
	expect(comeToFront({ ...sending, lane: "locking", noRoom: ["a.jpg"] })).toBe(0);
});

it("limits files from several tabs to what one request can carry, and reports the others", () => {
	const file = (id: string) => ({ id, state: { is: "waiting" } as const, file: new File([], id) });
	const files = ["a", "b", "c"].map(file);
	const { state, effects } = play({ ...freshDraft, loaded: false }, [loaded({ files }, 2)]);
	expect(state.files.map(({ id }) => id)).toEqual(["a", "b"]);
	expect(listOf(effects, "showToast")[0]?.words.title).toBe("Maximum 5 files reached");
});

it("reports a file that the device could not keep, and lists it no longer", () => {
	const device = new Map<string, unknown>([
		["savedAt", 1],
		["fields", goodFields],
		["files", [{ id: "film", state: { is: "waiting" } }]],
	]);
	const draft = readDraft(device, 1) ?? {};
	const { effects } = play({ ...freshDraft, loaded: false }, [loaded(draft)]);
	expect(listOf(effects, "showToast")[0]?.words.title).toBe("A File Is Missing");
	const [{ files, removed } = {}] = listOf(effects, "keepFiles");
	expect(mergeFiles(device, files ?? [], new Set(removed)).files).toEqual([]);
});
