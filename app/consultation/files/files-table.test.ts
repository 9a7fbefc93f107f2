import { describe, expect, it } from "vitest";
import { chosen, freshDraft, listOf, play } from "../../../test/drafts.ts";
import type { DraftEvent } from "../draft/draft-events.ts";
import type { DraftState } from "../draft/draft-state.ts";

const turn: DraftEvent = { is: "fileLockTaken", listed: [] };
const done = (key: number): DraftEvent => ({ is: "uploadDone", key, uploadId: `id-${key}` });
const states = ({ files }: DraftState) => files.map(({ state }) => state.is);
const two = play(freshDraft, [chosen("a", "b"), turn]).state;

describe("uploads", () => {
	it("run one at a time, in the order chosen, each under the lock", () => {
		expect(states(two)).toEqual(["sending", "waiting"]);
		const { state, effects } = play(two, [done(1), turn]);
		expect(states(state)).toEqual(["done", "sending"]);
		expect(effects.map((each) => each.do)).toEqual([
			"releaseFileLock",
			"takeFileLock",
			"keepFiles",
			"upload",
		]);
	});

	it("continue with the next file after a refused one", () => {
		const { state } = play(two, [{ is: "uploadRefused", key: 1, why: "No." }, turn]);
		expect(states(state)).toEqual(["refused", "sending"]);
	});

	it("wait for Retry-After, then continue", () => {
		const delayed = play(two, [{ is: "uploadDelayed", key: 1, seconds: 30, why: "Later." }]);
		expect(delayed.state).toMatchObject({ filesDue: 31_000, lane: "free" });
		expect(listOf(delayed.effects, "takeFileLock")).toEqual([]);
		expect(states(play(delayed.state, [{ is: "filesDue" }, turn]).state)).toEqual([
			"sending",
			"waiting",
		]);
	});

	it("that lost the connection resume when it is back; other failures when Retry is pressed", () => {
		const failed = play(two, [
			{ is: "uploadProgress", key: 1, percent: 40 },
			{ is: "uploadFailed", key: 1, why: "Lost.", willRetry: true },
			turn,
			{ is: "uploadFailed", key: 2, why: "Broken.", willRetry: false },
		]).state;
		expect(states(failed)).toEqual(["failed", "failed"]);
		const back = play(failed, [{ is: "connectionBack" }, turn]).state;
		expect(back.files[0]?.state).toEqual({ is: "sending", percent: 40 });
		expect(back.files[1]?.state.is).toBe("failed");
		expect(states(play(back, [done(1), { is: "fileRetried", key: 2 }, turn]).state)).toEqual([
			"done",
			"sending",
		]);
	});

	it("that the server has lost start over", () => {
		const arrived = play(two, [{ is: "uploadAddress", key: 1, url: "/a" }, done(1)]).state;
		const { state } = play(arrived, [{ is: "uploadsLost", uploadIds: ["id-1"] }]);
		expect(state.files[0]).toMatchObject({ lostId: "id-1", reached: 0, state: { is: "waiting" } });
		expect(state.files[0]?.uploadUrl).toBeUndefined();
	});

	it("of a removed file ignore late events", () => {
		const removed = play(two, [{ is: "fileRemoved", key: 1 }]).state;
		expect(play(removed, [done(1)]).state).toBe(removed);
	});
});

describe("a chosen file that became unreadable", () => {
	const unreadable: DraftEvent = { is: "uploadUnreadable", key: 1 };

	it("is uploaded from the device's copy, once", () => {
		const copy = new File(["x"], "copy");
		const swapped = play(two, [unreadable, { is: "copyFound", key: 1, copy }, turn]).state;
		expect(swapped.files[0]).toMatchObject({ file: copy, copied: true, state: { is: "sending" } });
		expect(states(play(swapped, [unreadable]).state)[0]).toBe("refused");
	});

	it("is refused if there is no copy, without affecting the others", () => {
		const { state } = play(two, [unreadable, { is: "copyFound", key: 1, copy: null }, turn]);
		const why = "“a” has changed or is gone. Please choose it again.";
		expect(state.files[0]?.state).toEqual({ is: "refused", why });
		expect(states(state)).toEqual(["refused", "sending"]);
	});
});

describe("removing files", () => {
	it("ends the upload, on the server too, and starts the next", () => {
		const { state, effects } = play(two, [{ is: "fileRemoved", key: 1 }, turn]);
		expect(listOf(effects, "endUpload")).toMatchObject([{ key: 1 }]);
		expect(states(state)).toEqual(["sending"]);
		expect(state.removed).toEqual(["a"]);
	});

	it("removes everything from the server on Cancel, and nothing after sending", () => {
		const arrived = play(two, [done(1)]).state;
		expect(listOf(play(arrived, [{ is: "cancelled" }]).effects, "endUpload")).toHaveLength(2);
		expect(listOf(play(arrived, [{ is: "sentAsForm" }]).effects, "endUpload")).toEqual([]);
	});
});

describe("uploads by another tab", () => {
	const listed = (uploadId: string) => [{ id: "a", state: { is: "done", uploadId } as const }];

	it("are not repeated", () => {
		const asking = play(freshDraft, [chosen("a", "b")]).state;
		const { state } = play(asking, [{ is: "fileLockTaken", listed: listed("theirs") }]);
		expect(states(state)).toEqual(["done", "sending"]);
	});

	it("do not count as done if the server has lost them since", () => {
		const lost = play(two, [done(1), { is: "uploadsLost", uploadIds: ["id-1"] }]).state;
		const again = (id: string) => play(lost, [{ is: "fileLockTaken", listed: listed(id) }]).state;
		expect(states(again("id-1"))[0]).toBe("sending");
		expect(states(again("theirs"))[0]).toBe("done");
	});
});
