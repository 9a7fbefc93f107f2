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
	sendFrom,
	submitted,
} from "../../../test/drafts.ts";
import type { DraftEvent } from "../draft/draft-events.ts";
import type { Outcome } from "./send-request.ts";

const lost: Outcome = { is: "failed", message: "", fields: {}, willRetry: true, unsure: true };
const failed: Outcome = { ...lost, message: "No.", willRetry: false };
const sending = sendFrom(freshDraft);
const answer = (outcome: Outcome, run = sending.run): DraftEvent => ({
	is: "answered",
	run,
	outcome,
});
const offline = play(sending, [answer(lost)]).state;
const due: DraftEvent = { is: "connectionBack" };
const earlier = {
	key: "earlier",
	fields: goodFields,
	rest: { uploads: [], honeypot: {} },
	body: { ...goodFields, uploads: [] },
};
const unread = { ...freshDraft, loaded: false };

describe("a submission", () => {
	it("with a missing field is not sent, and the first such field is focused", () => {
		const { state, effects } = play(freshDraft, [submitted({ ...goodFields, email: "" })]);
		expect(state).toMatchObject({ step: "idle", errors: { email: ["Email is required."] } });
		expect(listOf(effects, "focusFields")).toEqual([{ do: "focusFields", names: ["email"] }]);
	});

	it("is saved with its key and fields before it is sent", () => {
		const { state, effects } = play(freshDraft, [submitted(), { is: "lockTaken", run: 1 }]);
		expect(state.step).toBe("saving");
		expect(listOf(effects, "send")).toEqual([]);
		const { request } = state;
		const after = play(state, [kept(state)]);
		expect(after.effects).toContainEqual({ do: "send", run: 1, key: "key-0", body: request?.body });
	});

	it("is sent even if the device does not save it, or too slowly", () => {
		const saving = play(freshDraft, [submitted(), { is: "lockTaken", run: 1 }]).state;
		for (const is of [false, "late"] as const) {
			expect(play(saving, [kept(saving, is)]).state.step).toBe("sending");
		}
	});

	it("is saved again if the connection comes back before it is sent, because it may arrive then", () => {
		const started = [submitted(), { is: "lockTaken" as const, run: 1 }];
		const saving = play(freshDraft, started, { online: false }).state;
		expect(saving.request?.unsure).toBe(false);
		const again = play(saving, [kept(saving)]);
		expect(again.state).toMatchObject({ step: "saving", request: { unsure: true } });
		expect(listOf(again.effects, "send")).toEqual([]);
		expect(play(again.state, [kept(again.state)]).state.step).toBe("sending");
	});

	it("does not start twice", () => {
		const { state, effects } = play(freshDraft, [submitted(), submitted()]);
		expect(state.run).toBe(1);
		expect(listOf(effects, "takeLock")).toHaveLength(1);
	});

	it("waits for its files and for the draft to be read", () => {
		const begun = play(freshDraft, [chosen("a"), submitted(), { is: "lockTaken", run: 1 }]).state;
		expect(begun.step).toBe("uploading");
		const key = begun.lastFileKey;
		const arrived: DraftEvent[] = [
			{ is: "fileLockTaken", listed: [] },
			{ is: "uploadDone", key, uploadId: "id-a" },
		];
		const done = play(begun, arrived).state;
		expect(done.request?.body).toMatchObject({ uploads: ["id-a"] });
		expect(play({ ...begun, loaded: false }, arrived).state.step).toBe("uploading");
	});

	it("is not sent without a file that was refused meanwhile", () => {
		const begun = play(freshDraft, [chosen("a"), submitted(), { is: "lockTaken", run: 1 }]).state;
		const { state, effects } = play(begun, [
			{ is: "fileLockTaken", listed: [] },
			{ is: "uploadRefused", key: begun.lastFileKey, why: "No." },
		]);
		expect(state).toMatchObject({ step: "idle", request: null });
		expect(effects).toContainEqual({ do: "focusWrongFile" });
	});

	it("includes edits made during the uploads, and then does not survive the page", () => {
		const begun = play(freshDraft, [submitted(), edited({ budget: "$500" })]);
		expect(begun.state.step).toBe("locking");
		expect(listOf(begun.effects, "keepRequest").at(-1)?.request).toBeNull();
		const { state } = play(begun.state, [{ is: "lockTaken", run: 1 }]);
		expect(state.request?.body).toMatchObject({ budget: "$500" });
	});
});

describe("an answer", () => {
	it("that it was stored empties the form and the device", () => {
		const { state, effects } = play(sending, [answer({ is: "sent" })]);
		expect(state).toMatchObject({ step: "idle", fields: {}, round: 1, request: null });
		const news = { is: "sent", key: "key-0" };
		expect(effects).toContainEqual({ do: "clearDevice", settled: [], news });
	});

	it("that it was stored leaves a copy of it on the device", () => {
		const { request } = sending;
		if (!request) throw new Error("Nothing is being sent");
		const file = (id: string) =>
			({ key: 1, id, file: new File([], id), state: { is: "done", uploadId: id } }) as const;
		const body = { ...request.body, uploads: ["a", "unknown"] };
		const state = { ...sending, request: { ...request, body }, files: [file("a"), file("b")] };
		const { effects } = play(state, [answer({ is: "sent" })], { time: 5_000 });
		expect(listOf(effects, "keepSentCopy")).toMatchObject([
			{ copy: { sentAt: 5_000, values: goodFields, files: ["a"], unnamedFiles: 1 } },
		]);
		expect(listOf(effects, "showNotice")[0]?.words.link?.to).toBe("/consultation/sent");
	});

	it("to an earlier attempt is ignored", () => {
		expect(play(sending, [answer({ is: "sent" }, 99)]).state).toBe(sending);
	});

	it("that refuses it names the fields, and the request is dropped", () => {
		const refused = { ...failed, unsure: false, fields: { email: ["No."] } };
		const { state, effects } = play(sending, [answer(refused)]);
		expect(state).toMatchObject({ step: "idle", errors: { email: ["No."] }, request: null });
		expect(listOf(effects, "keepRequest").at(-1)?.request).toBeNull();
	});

	it("with Retry-After is obeyed, also by a later visit", () => {
		const { state } = play(sending, [answer({ is: "delayed", seconds: 7 })]);
		expect(state).toMatchObject({ step: "delayed", until: 8_000, request: { notBefore: 8_000 } });
		expect(play(state, [{ is: "requestDue" }]).state).toMatchObject({
			step: "locking",
			byVisitor: false,
		});
	});

	it("with Retry-After does not send by itself what was edited meanwhile", () => {
		const delayed = play(sending, [answer({ is: "delayed", seconds: 7 })]).state;
		const { state, effects } = play(delayed, [edited({ budget: "$500" }), { is: "requestDue" }]);
		expect(state).toMatchObject({ step: "held", held: { changed: true, unsure: false } });
		expect(listOf(effects, "takeLock")).toEqual([]);
		expect(listOf(effects, "dismissToast")).toHaveLength(1);
	});

	it("that uploads are missing has them sent again, once, under the same key", () => {
		const withFile = play(freshDraft, [
			chosen("a"),
			{ is: "fileLockTaken", listed: [] },
			{ is: "uploadDone", key: 1, uploadId: "id-a" },
		]).state;
		const gone: Outcome = { is: "missing", uploadIds: ["id-a"], message: "Gone." };
		const first = play(sendFrom(withFile), [answer(gone)]).state;
		expect(first.step).toBe("uploading");
		const again = play(first, [
			{ is: "fileLockTaken", listed: [] },
			{ is: "uploadDone", key: 1, uploadId: "id-b" },
		]).state;
		expect(again.request).toMatchObject({ key: "key-0", body: { uploads: ["id-b"] } });
		const second = play(again, [kept(again), answer({ ...gone, uploadIds: ["id-b"] })]).state;
		expect(second.step).toBe("idle");
	});

	it.each([
		["was an error of the studio", failed, "held"],
		["was a refusal", { ...failed, unsure: false }, "idle"],
	])("that %s: an edit reports whether it may have arrived", (_, outcome, step) => {
		expect(play(sending, [answer(outcome), edited({ budget: "9" })]).state.step).toBe(step);
	});
});

describe("a request without an answer", () => {
	it("waits for the connection, and is sent under the same key with the same content", () => {
		expect(offline).toMatchObject({ step: "offline", unsure: "key-0" });
		const checking = play(offline, [due, { is: "lockTaken", run: 2 }]).state;
		const saving = play(checking, [{ is: "stillKept", run: 2, kept: true }]).state;
		const { effects } = play(saving, [kept(saving)]);
		expect(listOf(effects, "send")).toMatchObject([{ key: "key-0", body: sending.request?.body }]);
	});

	it("is held once it is edited, and may have arrived", () => {
		const { state, effects } = play(offline, [edited({ budget: "$500" }), due]);
		expect(state).toMatchObject({ step: "held", held: { changed: true, unsure: true } });
		expect(listOf(effects, "takeLock")).toEqual([]);
		expect(listOf(effects, "keepSubmission")).toMatchObject([
			{ submission: { key: "key-0", unsure: true } },
		]);
	});

	it("keeps its key for the same content only", () => {
		const held = play(offline, [edited({ budget: "$500" })]).state;
		const keyOf = (changes: object) =>
			play(held, [submitted({ ...goodFields, ...changes })], { freshKey: "new" }).state.request
				?.key;
		expect(keyOf({})).toBe("key-0");
		expect(keyOf({ budget: "$500" })).toBe("new");
	});

	it("that never left the device has not arrived", () => {
		const never = sendFrom(freshDraft, { online: false });
		const { state } = play(never, [answer(lost), edited({ budget: "9" })], { online: false });
		expect(state.held).toEqual({ changed: true, unsure: false });
	});

	const gone = play(offline, [
		due,
		{ is: "lockTaken", run: 2 },
		{ is: "stillKept", run: 2, kept: false },
	]);

	it("is left to the tab that has sent or canceled it", () => {
		const { state, effects } = gone;
		expect(state).toMatchObject({ step: "idle", round: 1, loaded: false });
		expect(effects).toContainEqual({ do: "load", round: 1 });
	});

	it("is reported as sent once the other tab says so, also when the next one is being typed", () => {
		const sent: DraftEvent = { is: "tabNews", news: { is: "sent", key: offline.request?.key } };
		const title = "Consultation Request Submitted!";
		expect(listOf(play(gone.state, [sent]).effects, "showNotice")[0]?.words.title).toBe(title);
		const typed = play(gone.state, [edited({ budget: "$500" }), sent]);
		expect(listOf(typed.effects, "showNotice")[0]?.words.title).toBe(title);
		expect(typed.state.fields.budget).toBe("$500");
		const others: DraftEvent = { is: "tabNews", news: { is: "sent", key: "another" } };
		expect(listOf(play(gone.state, [others]).effects, "showNotice")).toEqual([]);
	});

	it("silently waits for another tab that is sending it", () => {
		const { state, effects } = play(offline, [due, { is: "lockBusy", run: 2 }]);
		expect(state.step).toBe("offline");
		expect(listOf(effects, "showToast")).toEqual([]);
		expect(listOf(effects, "keepRequest")).toEqual([]);
	});
});

describe("a request from an earlier visit", () => {
	it("is sent automatically, unchanged", () => {
		const state = play(unread, [loaded({ waiting: earlier }), { is: "lockTaken", run: 1 }]).state;
		const saving = play(state, [{ is: "stillKept", run: 1, kept: true }]).state;
		const { effects } = play(saving, [kept(saving)]);
		expect(listOf(effects, "send")).toMatchObject([{ key: "earlier", body: earlier.body }]);
	});

	it.each([
		["until its time has come", { notBefore: 9_000 }, true, "delayed"],
		["until the device is online", {}, false, "offline"],
	])("waits %s", (_, changes, online, step) => {
		const waiting = { ...earlier, ...changes };
		expect(play(unread, [loaded({ waiting })], { online }).state.step).toBe(step);
	});

	it.each([
		[
			"was changed before the page went",
			{ fields: { ...goodFields, budget: "9" }, waiting: earlier },
		],
		["lacks a file", { lost: ["a"], waiting: { ...earlier, body: undefined } }],
		["was held then", { held: { changed: true, unsure: false } }],
	])("is not sent automatically when it %s", (_, draft) => {
		const { state, effects } = play(unread, [loaded(draft)]);
		expect(state).toMatchObject({ step: "held", request: null });
		expect(listOf(effects, "takeLock")).toEqual([]);
	});

	it("keeps its key when some of its files are gone, or others were chosen before it was read", () => {
		const begin = [loaded({ waiting: { ...earlier, body: undefined } })];
		const locked = play(unread, [...begin, { is: "lockTaken", run: 1 }]).state;
		const changed = { ...locked, lastSubmission: { content: "of more files", key: "earlier" } };
		const { state } = play(changed, [{ is: "stillKept", run: 1, kept: true }]);
		expect(state).toMatchObject({ step: "saving", request: { key: "earlier" } });

		const held = play(unread, [chosen("heron.jpg"), loaded({ waiting: earlier })]).state;
		const [file] = held.files;
		const { effects } = play(held, [{ is: "fileRemoved", key: file?.key ?? 0 }, submitted()]);
		expect(listOf(effects, "keepRequest").at(-1)?.request?.key).toBe("earlier");
	});

	it("is held if it is edited during the uploads", () => {
		const { state } = play(unread, [loaded({ waiting: earlier }), edited({ budget: "9" })]);
		expect(state).toMatchObject({ step: "held", request: null });
	});

	it("that failed is sent under its key again, unless its content differs", () => {
		const lastSubmission = play(sending, [answer(failed)]).state.lastSubmission;
		const read = play(unread, [loaded({ lastSubmission })]).state;
		expect(play(read, [submitted()]).state.request?.key).toBe("key-0");
		const other = submitted({ ...goodFields, budget: "9" });
		expect(play(read, [other], { freshKey: "new" }).state.request?.key).toBe("new");
	});
});
