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
	replaceRequest,
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

describe("the stored draft", () => {
	it("is null if nothing is stored, or after thirty days", () => {
		expect(readDraft(keep({}), now)).toBeNull();
		const kept = { fields: { email: "a@b.example" } };
		expect(readDraft(keep({ ...kept, savedAt: now - 31 * day }), now)).toBeNull();
		expect(readDraft(keep({ ...kept, savedAt: now - 29 * day }), now)?.fields).toEqual(kept.fields);
	});

	it("leaves out a file whose bytes are gone", () => {
		const files = ["a", "b"].map((id) => ({ id, state: { is: "waiting" } }));
		const draft = readDraft(keep({ savedAt: now, files, [keyOfFile("b")]: picture }), now);
		expect(draft?.files).toEqual([{ id: "b", state: { is: "waiting" }, file: picture }]);
		expect(draft?.lost).toEqual(["a"]);
	});

	it("keeps the key of a request that another tab is sending when it is held here", () => {
		const rest = { uploads: [], honeypot: {} };
		const body = { uploads: ["u"] };
		const waiting: WaitingRequest = { key: "k", fields: {}, rest, body, unsure: true };
		const files = [
			{ id: "sent", state: { is: "done", uploadId: "u" } },
			{ id: "chosen since", state: { is: "waiting" } },
		];
		const hold = {
			do: "keepRequest",
			request: null,
			held: { changed: true, unsure: false },
		} as const;
		const changes = replaceRequest(keep({ waiting, files }), hold);
		expect(changes).toMatchObject({
			waiting: undefined,
			held: { changed: true, unsure: true },
			wish: { key: "k", unsure: true },
		});
		const { content } = changes.wish as { content: string };
		expect(JSON.parse(content).at(-1)).toEqual(["sent"]);
		const afterAnswer = replaceRequest(keep({ waiting, files }), { ...hold, answered: true });
		expect(afterAnswer).toEqual({ waiting: undefined, held: hold.held });
	});

	it("has the submitted fields, whatever another tab has written since", () => {
		const waiting: WaitingRequest = {
			key: "k",
			fields: { budget: "500" },
			rest: { uploads: [], honeypot: {} },
		};
		const draft = readDraft(keep({ savedAt: now, fields: { budget: "9" }, waiting }), now);
		expect(draft).toEqual({
			savedAt: now,
			fields: { budget: "500" },
			files: [],
			lost: [],
			waiting,
			held: null,
			lastSubmission: null,
			unsaved: false,
		});
	});

	it("has the last typed fields from localStorage, unless newer ones are stored", () => {
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

	it("has the fields typed after submitting besides the submitted ones", () => {
		const waiting = { key: "k", fields: { budget: "5" }, rest: { uploads: [], honeypot: {} } };
		const unsaved = { at: now, fields: { budget: "500" }, early: false };
		const draft = readDraft(keep({ savedAt: now - 500, waiting }), now, unsaved);
		expect(draft).toMatchObject({ fields: { budget: "500" }, waiting });
	});

	it("keeps stored fields that were not typed over before it was read", () => {
		const kept = keep({ savedAt: now - 500, fields: { budget: "5", email: "a@b.example" } });
		const unsaved = { at: now, fields: { budget: "500", email: "" }, early: true };
		expect(readDraft(kept, now, unsaved)?.fields).toEqual({ budget: "500", email: "a@b.example" });
	});

	it("is cleared of files that no list names", () => {
		const kept = keep({ savedAt: now, files: [], [keyOfFile("a")]: picture });
		expect(listOrphans(kept, true)).toEqual([keyOfFile("a")]);
	});
});

describe("the stored list of files", () => {
	const done = { is: "done", uploadId: "id-a" } as const;
	const listed = (...ids: string[]) => ids.map((id) => ({ id, state: { is: "waiting" } as const }));
	const merge = (theirs: unknown[], ours: QueuedFile[], removed: string[] = []) => {
		const bytes = theirs.map((each) => [keyOfFile((each as { id: string }).id), picture]);
		const kept = keep({ files: theirs, ...Object.fromEntries(bytes) });
		return mergeFiles(kept, ours, new Set(removed));
	};

	it("has what is settled about each file", () => {
		const files = [
			queued("a", done),
			queued("b", { is: "sending", percent: 40 }),
			queued("c", { is: "failed", why: "Lost.", willRetry: true }),
		];
		expect(listFiles(files)).toEqual([
			{ id: "a", uploadUrl: "/a", state: done },
			{ id: "b", uploadUrl: "/b", state: { is: "waiting" } },
			{ id: "c", uploadUrl: "/c", state: { is: "waiting" } },
		]);
	});

	it("keeps what another tab added, and drops what this tab removed", () => {
		const { files, ...bytes } = merge(listed("a", "b", "c"), [queued("d", done)], ["b"]);
		expect((files as { id: string }[]).map(({ id }) => id)).toEqual(["a", "c", "d"]);
		expect(bytes).toEqual({ [keyOfFile("b")]: undefined });
	});

	it("has what another tab has uploaded meanwhile, unless the server lost it", () => {
		const theirs = [{ id: "a", uploadUrl: "/there", state: done }];
		const here = queued("a", { is: "waiting" });
		expect(merge(theirs, [here]).files).toEqual(theirs);
		expect(merge(theirs, [{ ...here, lostId: "id-a" }]).files).toEqual(listFiles([here]));
		const uploadedAgain = queued("a", { is: "done", uploadId: "id-b" });
		expect(merge(theirs, [uploadedAgain]).files).toEqual(listFiles([uploadedAgain]));
	});

	it("is empty once the request is settled, except for what another tab added", () => {
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

describe("stored fields", () => {
	it("do not replace what the visitor has filled in", () => {
		const draft = { first_name: "Ann", email: "a@b.example", budget: "" };
		const written = { first_name: "Anna", email: "" };
		expect(chooseFields(draft, written)).toEqual({ email: "a@b.example" });
	});

	it("that are empty count as absent", () => {
		expect(sameFields({ email: "" }, {})).toBe(true);
		expect(sameFields({ email: "a" }, {})).toBe(false);
	});
});
