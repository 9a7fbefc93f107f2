import { describe, expect, it } from "vitest";
import type { QueuedFile } from "../files/queued-file.ts";
import {
	chooseFields,
	clearSettled,
	keyOfFile,
	listFiles,
	listOrphans,
	mergeFiles,
	readDraft,
	sameFields,
	type WaitingRequest,
} from "./device-draft.ts";

const now = Date.UTC(2026, 5, 1);
const day = 24 * 60 * 60 * 1000;
const picture = new File(["x"], "heron.jpg");

const keep = (entries: Record<string, unknown>) => new Map(Object.entries(entries));
const queued = (id: string, state: QueuedFile["state"]): QueuedFile => ({
	key: 1,
	id,
	file: picture,
	uploadUrl: `/${id}`,
	state,
});

describe("what is read from the device", () => {
	it("is nothing where nothing was kept, and after thirty days", () => {
		expect(readDraft(keep({}), now)).toBeNull();
		const kept = { fields: { email: "a@b.example" } };
		expect(readDraft(keep({ ...kept, savedAt: now - 31 * day }), now)).toBeNull();
		expect(readDraft(keep({ ...kept, savedAt: now - 29 * day }), now)?.fields).toEqual(kept.fields);
	});

	it("leaves out a file whose bytes are gone", () => {
		const files = ["a", "b"].map((id) => ({ id, state: { is: "waiting" } }));
		const draft = readDraft(keep({ savedAt: now, files, [keyOfFile("b")]: picture }), now);
		expect(draft?.files).toEqual([{ id: "b", state: { is: "waiting" }, file: picture }]);
		expect(draft?.lost).toBe(1);
	});

	it("is what was submitted, whatever another tab has written since", () => {
		const waiting: WaitingRequest = {
			key: "k",
			fields: { budget: "500" },
			rest: { uploads: [], quiet: {} },
		};
		const draft = readDraft(keep({ savedAt: now, fields: { budget: "9" }, waiting }), now);
		expect(draft).toEqual({
			savedAt: now,
			fields: { budget: "500" },
			files: [],
			lost: 0,
			waiting,
			held: null,
			lastSubmission: null,
			unsaved: false,
		});
	});

	it("is what was typed last, unless something newer was kept since", () => {
		const kept = keep({ savedAt: now - 500, fields: { budget: "5" } });
		const typed = (at: number) => ({ at, fields: { budget: "500" }, early: false });
		const read = (at: number) => readDraft(kept, now, typed(at));
		expect(read(now - 300)).toMatchObject({ fields: { budget: "500" }, unsaved: true });
		expect(read(now - 500)).toMatchObject({ fields: { budget: "5" }, unsaved: false });
		expect(readDraft(keep({}), now, typed(now - 300))).toMatchObject({
			savedAt: now - 300,
			fields: { budget: "500" },
			files: [],
		});
		expect(readDraft(keep({}), now, typed(now - 31 * day))).toBeNull();
	});

	it("is what was typed after submitting, beside what was submitted", () => {
		const waiting = { key: "k", fields: { budget: "5" }, rest: { uploads: [], quiet: {} } };
		const unsaved = { at: now, fields: { budget: "500" }, early: false };
		const draft = readDraft(keep({ savedAt: now - 500, waiting }), now, unsaved);
		expect(draft).toMatchObject({ fields: { budget: "500" }, waiting });
	});

	it("keeps the fields of the draft that were not typed over before it was read", () => {
		const kept = keep({ savedAt: now - 500, fields: { budget: "5", email: "a@b.example" } });
		const unsaved = { at: now, fields: { budget: "500", email: "" }, early: true };
		expect(readDraft(kept, now, unsaved)?.fields).toEqual({ budget: "500", email: "a@b.example" });
	});

	it("is cleared of files that no list names", () => {
		const kept = keep({ savedAt: now, files: [], [keyOfFile("a")]: picture });
		expect(listOrphans(kept, true)).toEqual([keyOfFile("a")]);
	});
});

describe("what is written of files", () => {
	const done = { is: "done", uploadId: "id-a" } as const;
	const listed = (...ids: string[]) => ids.map((id) => ({ id, state: { is: "waiting" } as const }));
	const merge = (theirs: unknown[], ours: QueuedFile[], removed: string[] = []) => {
		const bytes = theirs.map((each) => [keyOfFile((each as { id: string }).id), picture]);
		const kept = keep({ files: theirs, ...Object.fromEntries(bytes) });
		return mergeFiles(kept, ours, new Set(removed));
	};

	it("is what is settled about them", () => {
		const files = [
			queued("a", done),
			queued("b", { is: "sending", percent: 40 }),
			queued("c", { is: "failed", why: "Lost.", goesOn: true }),
		];
		expect(listFiles(files)).toEqual([
			{ id: "a", uploadUrl: "/a", state: done },
			{ id: "b", uploadUrl: "/b", state: { is: "waiting" } },
			{ id: "c", uploadUrl: "/c", state: { is: "waiting" } },
		]);
	});

	it("leaves what another tab has added, and takes away what this one has", () => {
		const { files, ...bytes } = merge(listed("a", "b", "c"), [queued("d", done)], ["b"]);
		expect((files as { id: string }[]).map(({ id }) => id)).toEqual(["a", "c", "d"]);
		expect(bytes).toEqual({ [keyOfFile("b")]: undefined });
	});

	it("is what another tab has sent meanwhile, unless the studio has lost it", () => {
		const theirs = [{ id: "a", uploadUrl: "/there", state: done }];
		const here = queued("a", { is: "waiting" });
		expect(merge(theirs, [here]).files).toEqual(theirs);
		expect(merge(theirs, [{ ...here, lostId: "id-a" }]).files).toEqual(listFiles([here]));
		const anew = queued("a", { is: "done", uploadId: "id-b" });
		expect(merge(theirs, [anew]).files).toEqual(listFiles([anew]));
	});

	it("is nothing once the request is settled, apart from what another tab has added", () => {
		const kept = keep({
			savedAt: now,
			fields: {},
			files: listed("a", "b"),
			[keyOfFile("a")]: picture,
			[keyOfFile("b")]: picture,
		});
		const all = Object.fromEntries([...kept.keys()].map((key) => [key, undefined]));
		expect(clearSettled(kept, new Set(["a", "b"]))).toEqual(all);
		const { savedAt: _, [keyOfFile("b")]: __, ...gone } = all;
		expect(clearSettled(kept, new Set(["a"]))).toEqual({ ...gone, files: listed("b") });
	});
});

describe("fields", () => {
	it("that the visitor has filled in already stay", () => {
		const draft = { first_name: "Ann", email: "a@b.example", budget: "" };
		const written = { first_name: "Anna", email: "" };
		expect(chooseFields(draft, written)).toEqual({ email: "a@b.example" });
	});

	it("that are empty are as good as absent", () => {
		expect(sameFields({ email: "" }, {})).toBe(true);
		expect(sameFields({ email: "a" }, {})).toBe(false);
	});
});
