import { describe, expect, it } from "vitest";
import {
	chooseFields,
	keyOfFile,
	listOrphans,
	readDraft,
	sameFields,
	type WaitingRequest,
	writeFiles,
} from "./draft.ts";
import type { QueuedFile } from "./upload-queue.ts";

const now = Date.UTC(2026, 5, 1);
const day = 24 * 60 * 60 * 1000;
const picture = new File(["x"], "heron.jpg");

const keep = (entries: Record<string, unknown>) => new Map(Object.entries(entries));
const queued = (id: string, state: QueuedFile["state"]): QueuedFile => ({
	key: 1,
	id,
	file: picture,
	preview: "",
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
			wish: null,
		});
	});

	it("is cleared of files that no list names", () => {
		const kept = keep({ savedAt: now, files: [], [keyOfFile("a")]: picture });
		expect(listOrphans(kept, readDraft(kept, now))).toEqual([keyOfFile("a")]);
	});
});

describe("what is written of files", () => {
	it("is their bytes once, and a list of what is settled about them", () => {
		const files = [
			queued("a", { is: "done", uploadId: "id-a" }),
			queued("b", { is: "sending", percent: 40 }),
			queued("c", { is: "failed", why: "Lost.", goesOn: true }),
		];
		const { fresh, changes } = writeFiles(files, new Set(["a", "z"]));
		expect(fresh.map(({ id }) => id)).toEqual(["b", "c"]);
		expect(changes).toEqual({
			files: [
				{ id: "a", uploadUrl: "/a", state: { is: "done", uploadId: "id-a" } },
				{ id: "b", uploadUrl: "/b", state: { is: "waiting" } },
				{ id: "c", uploadUrl: "/c", state: { is: "waiting" } },
			],
			[keyOfFile("z")]: undefined,
		});
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
