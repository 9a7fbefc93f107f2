import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fields, WaitingRequest, Wish } from "./draft.ts";
import { createSubmission, type Submission } from "./submission.ts";
import type { Ending, Held } from "./submission-state.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

const answers = {
	first_name: "Test",
	last_name: "Visitor",
	age: "30",
	email: "visitor@example.com",
	referred_by: "-None-",
};
const row = () => Response.json({ id: "1" }, { status: 201 });
const refuse =
	(status: number, body: object, headers = {}) =>
	() =>
		Response.json(body, { status, headers });

let fields: Fields;
let kept: (WaitingRequest | null)[];
let held: (Held | null | undefined)[];
let wishes: Wish[];
let stillKept: boolean;
let endings: Ending[];
let calls: { key: string | null; body: unknown }[];
let respond: (() => Response)[];
let queue: UploadQueue;
let submission: Submission;
/** Files do not arrive until they are told to. */
let travels: boolean;
let arrive: (() => void) | undefined;

beforeEach(() => {
	fields = answers;
	kept = [];
	held = [];
	wishes = [];
	stillKept = true;
	endings = [];
	calls = [];
	respond = [];
	travels = false;
	arrive = undefined;
	vi.stubGlobal("window", new EventTarget());
	vi.stubGlobal("navigator", { onLine: true });
	vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
		if (path === "/api/user") return new Response(null, { status: 401 });
		const key = new Headers(init.headers).get("Idempotency-Key");
		calls.push({ key, body: JSON.parse(String(init.body)) });
		const next = respond.shift();
		if (!next) throw new TypeError("no connection");
		return next();
	});
	let ids = 0;
	queue = createUploadQueue({
		most: 5,
		loadSender: async () => ({
			sendFile: (_, { onDone }) => ({
				start() {
					ids += 1;
					arrive = () => onDone(`id-${ids}`);
					if (!travels) arrive?.();
				},
				end() {},
			}),
		}),
		takeTurn: (work) => work(),
		findCopy: async () => null,
		createPreview: () => "",
		releasePreview() {},
		discard() {},
	});
	submission = createSubmission({
		queue,
		keeper: {
			keepWaiting: async (waiting, why) => held.push(why) === kept.push(waiting),
			isStillKept: async () => stillKept,
			keepWish: (wish) => void wishes.push(wish),
		},
		getFields: () => fields,
		getRest: () => ({ uploads: ["id-0"], quiet: { leave_blank: "" } }),
		onEnd: (ending) => void endings.push(ending),
	});
});

afterEach(() => {
	submission.reset();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const phase = () => submission.getState().phase;

describe("a request", () => {
	it("is kept with its key and its words before it is sent", async () => {
		respond = [row];
		await submission.submit();
		expect(endings).toEqual([{ is: "sent" }]);
		expect(calls).toHaveLength(1);
		expect(kept.at(-1)).toMatchObject({ key: calls[0]?.key, body: calls[0]?.body });
	});

	it("that is refused is kept no longer, and its fields are named", async () => {
		respond = [refuse(422, { code: "x", message: "No.", fields: { email: ["No."] } })];
		await submission.submit();
		expect(endings).toMatchObject([{ is: "failed", goesOn: false }]);
		expect(kept.at(-1)).toBeNull();
		expect(phase()).toEqual({ is: "idle" });
		expect(submission.getState().errors).toEqual({ email: ["No."] });
	});

	it("that finds nobody waits, and goes under the same key once it can", async () => {
		vi.useFakeTimers();
		const ended = submission.submit();
		await vi.advanceTimersByTimeAsync(4_000);
		await ended;
		expect(phase()).toEqual({ is: "offline", kept: true });
		respond = [row];
		window.dispatchEvent(new Event("online"));
		await vi.advanceTimersByTimeAsync(10);
		expect(endings.at(-1)).toEqual({ is: "sent" });
		expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
	});

	it("carries the time until which it has to wait", async () => {
		respond = [refuse(429, {}, { "Retry-After": "7" })];
		await submission.submit();
		const { notBefore = 0 } = kept.at(-1) ?? {};
		expect(notBefore).toBeGreaterThan(Date.now() + 6_000);
		expect(phase()).toEqual({ is: "delayed", until: notBefore, kept: true });
	});

	it("does not go by itself once something was changed", async () => {
		respond = [refuse(429, {}, { "Retry-After": "7" })];
		await submission.submit();
		submission.noteEdit("budget");
		expect(kept.at(-1)).toBeNull();
		expect(phase()).toEqual({ is: "held", changed: true, unsure: false });
		expect(held.at(-1)).toEqual({ changed: true, unsure: false });
	});

	it("whose answer was lost may have arrived, and that is said once it is changed", async () => {
		vi.useFakeTimers();
		const ended = submission.submit();
		await vi.advanceTimersByTimeAsync(4_000);
		await ended;
		expect(kept.at(-1)?.unsure).toBe(true);
		submission.noteEdit("budget");
		expect(phase()).toEqual({ is: "held", changed: true, unsure: true });
		expect(wishes.at(-1)).toMatchObject({ key: calls[0]?.key, unsure: true });
	});

	it("that never left the device has not arrived", async () => {
		vi.useFakeTimers();
		vi.stubGlobal("navigator", { onLine: false });
		const ended = submission.submit();
		await vi.advanceTimersByTimeAsync(4_000);
		await ended;
		submission.noteEdit("budget");
		expect(phase()).toEqual({ is: "held", changed: true, unsure: false });
	});

	it("that the studio failed to take may have arrived, one that it refused has not", async () => {
		for (const { status, held } of [
			{ status: 500, held: true },
			{ status: 422, held: false },
		]) {
			submission.reset();
			respond = [refuse(status, { code: "x", message: "No." })];
			await submission.submit();
			submission.noteEdit("budget");
			expect(phase().is).toBe(held ? "held" : "idle");
		}
	});

	it("whose key the studio knows with other uploads has arrived", async () => {
		respond = [refuse(409, { code: "key_reused", message: "Used." })];
		await submission.submit();
		expect(endings).toEqual([{ is: "sent" }]);
	});

	it("keeps its key when its files have to be sent again", async () => {
		queue.add([new File(["x"], "heron.jpg")]);
		const missing = { code: "upload_missing", message: "Gone.", fields: { uploads: ["id-1"] } };
		respond = [refuse(422, missing), row];
		await submission.submit();
		expect(calls.map(({ body }) => (body as { uploads: string[] }).uploads)).toEqual([
			["id-0", "id-1"],
			["id-0", "id-2"],
		]);
		expect(calls[1]?.key).toBe(calls[0]?.key);
	});
});

describe("a request from an earlier visit", () => {
	const rest = { uploads: [], quiet: {} };
	const body = { ...answers, uploads: ["id-9"] };
	const earlier = { key: "earlier", fields: answers, rest, body } as WaitingRequest;

	it("goes with the very same words under its key", async () => {
		respond = [row];
		submission.resume(earlier);
		await vi.waitFor(() => expect(endings).toEqual([{ is: "sent" }]));
		expect(calls).toEqual([{ key: "earlier", body }]);
	});

	it("waits for its time", () => {
		const until = Date.now() + 60_000;
		submission.resume({ ...earlier, notBefore: until });
		expect(phase()).toEqual({ is: "delayed", until, kept: true });
	});

	it("that failed goes under its key again, unless it says something else", async () => {
		respond = [refuse(500, {})];
		await submission.submit();
		const [wish] = wishes;
		for (const { changes, same } of [
			{ changes: {}, same: true },
			{ changes: { budget: "$500" }, same: false },
		]) {
			submission.reset();
			if (wish) submission.remember(wish);
			fields = { ...answers, ...changes };
			respond = [row];
			await submission.submit();
			expect(calls.at(-1)?.key === calls[0]?.key).toBe(same);
		}
	});

	it("is left to the tab that has settled it meanwhile", async () => {
		stillKept = false;
		submission.resume(earlier);
		await vi.waitFor(() => expect(endings).toEqual([{ is: "gone" }]));
		expect(calls).toEqual([]);
	});

	it("does not go by itself when something is changed while its files travel", async () => {
		travels = true;
		respond = [row];
		queue.add([new File(["x"], "heron.jpg")]);
		submission.resume({ key: "earlier", fields: answers, rest });
		await vi.waitFor(() => expect(phase()).toEqual({ is: "travelling", asked: false }));
		await vi.waitFor(() => expect(arrive).toBeDefined());
		submission.noteEdit("budget");
		arrive?.();
		await vi.waitFor(() => expect(queue.listFiles()[0]?.state.is).toBe("done"));
		await new Promise((resolve) => setImmediate(resolve));
		expect(phase()).toEqual({ is: "held", changed: true, unsure: false });
		expect(kept.at(-1)).toBeNull();
		expect(calls).toEqual([]);
	});

	it("that was changed and not sent is still said to be unsent", async () => {
		submission.hold({ changed: true, unsure: true });
		expect(phase()).toEqual({ is: "held", changed: true, unsure: true });
		respond = [row];
		await submission.submit();
		expect(held.at(-1)).toBeFalsy();
		expect(endings.at(-1)).toEqual({ is: "sent" });
	});

	it("waits for another tab that is sending it", async () => {
		vi.stubGlobal("navigator", {
			onLine: true,
			locks: {
				request: async (_: string, __: object, begin: (lock: null) => unknown) => begin(null),
			},
		});
		submission.resume(earlier);
		await vi.waitFor(() => expect(endings).toEqual([{ is: "busy" }]));
		expect(phase()).toEqual({ is: "offline", kept: true });
		expect(calls).toEqual([]);
	});
});
