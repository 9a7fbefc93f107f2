import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftFile } from "./draft.ts";
import type { TransferEvents } from "./send-file.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

interface Sent {
	name: string;
	events: TransferEvents;
	starts: number;
	ended: boolean;
	uploadUrl: string | undefined;
}

let sent: Sent[];
let released: string[];
let discarded: string[];
let ownTurn: Promise<unknown>;
let copies: Map<string, File>;
let queue: UploadQueue;

beforeEach(() => {
	sent = [];
	released = [];
	discarded = [];
	ownTurn = Promise.resolve();
	copies = new Map();
	queue = createUploadQueue({
		most: 5,
		loadSender: async () => ({
			sendFile(file, events, uploadUrl) {
				const each: Sent = { name: file.name, events, starts: 0, ended: false, uploadUrl };
				sent.push(each);
				return {
					start() {
						each.starts += 1;
					},
					end() {
						each.ended = true;
					},
				};
			},
		}),
		takeTurn: (work) => ownTurn.then(work),
		findCopy: async (id) => copies.get(id) ?? null,
		createPreview: (file) => `blob:${file.name}`,
		releasePreview: (url) => released.push(url),
		discard: (url) => discarded.push(url),
	});
});

const choose = (...names: string[]) => queue.add(names.map((name) => new File(["x"], name)));
const states = () => queue.listFiles().map(({ state }) => state.is);
const keyOf = (name: string) => queue.listFiles().find(({ file }) => file.name === name)?.key ?? -1;
const turn = () => new Promise((resolve) => setImmediate(resolve));

it("keeps no place for a file that was refused", async () => {
	choose("a", "b", "c", "d", "e");
	await turn();
	sent[0]?.events.onRefused("No picture.");
	expect(choose("f", "g")).toBe(1);
	expect(states()).toHaveLength(6);
});

describe("sending", () => {
	it("goes one file at a time, in the order chosen", async () => {
		choose("a", "b");
		await turn();
		expect(states()).toEqual(["sending", "waiting"]);
		sent[0]?.events.onProgress(40);
		expect(queue.listFiles()[0]?.state).toEqual({ is: "sending", percent: 40 });
		sent[0]?.events.onDone("id-a");
		await turn();
		expect(queue.listFiles()[0]?.state).toEqual({ is: "done", uploadId: "id-a" });
		expect(sent.map(({ name }) => name)).toEqual(["a", "b"]);
	});

	it("goes on with the next file after a refused one", async () => {
		choose("a", "b");
		await turn();
		sent[0]?.events.onRefused("No.");
		await turn();
		expect(states()).toEqual(["refused", "sending"]);
	});

	it("takes five and says how many were left out", () => {
		expect(choose("a", "b", "c", "d")).toBe(0);
		expect(choose("e", "f", "g")).toBe(2);
		expect(queue.listFiles()).toHaveLength(5);
	});

	it("waits as long as the server asks, then goes on", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			choose("a");
			await turn();
			sent[0]?.events.onDelayed(30, "Later.");
			await turn();
			expect(queue.listFiles()[0]?.state).toEqual({ is: "waiting", note: "Later." });
			vi.advanceTimersByTime(30_000);
			await turn();
			expect(states()).toEqual(["sending"]);
			expect(sent[0]?.starts).toBe(2);
		} finally {
			vi.useRealTimers();
		}
	});
});

describe("when something goes wrong", () => {
	it("resumes the same transfer, by hand or once the connection is back", async () => {
		choose("a", "b");
		await turn();
		sent[0]?.events.onProgress(40);
		sent[0]?.events.onFailed("Lost.", true);
		await turn();
		sent[1]?.events.onFailed("Broken.", false);
		await turn();
		expect(states()).toEqual(["failed", "failed"]);
		expect(queue.listFiles()[0]?.reached).toBe(40);
		queue.goOn();
		await turn();
		expect(states()).toEqual(["sending", "failed"]);
		sent[0]?.events.onDone("id-a");
		queue.retry(keyOf("b"));
		await turn();
		expect(states()).toEqual(["done", "sending"]);
		expect(sent.map(({ starts }) => starts)).toEqual([2, 2]);
	});

	it("goes on with the device's copy of a file that can no longer be read", async () => {
		choose("a");
		await turn();
		sent[0]?.events.onAddress("/a");
		copies.set(queue.listFiles()[0]?.id ?? "", new File(["x"], "copy"));
		sent[0]?.events.onUnreadable();
		await turn();
		expect(released).toEqual(["blob:a"]);
		expect(queue.listFiles()[0]?.preview).toBe("blob:copy");
		expect(sent[1]).toMatchObject({ name: "copy", starts: 1, uploadUrl: "/a" });
		sent[1]?.events.onUnreadable();
		await turn();
		expect(states()).toEqual(["refused"]);
	});

	it("refuses in words a file that can no longer be read anywhere, and spares the others", async () => {
		choose("a", "b");
		await turn();
		sent[0]?.events.onUnreadable();
		await turn();
		expect(queue.listFiles()[0]?.state).toEqual({
			is: "refused",
			why: "“a” has changed or is gone. Please choose it again.",
		});
		expect(sent[0]?.ended).toBe(true);
		expect(states()).toEqual(["refused", "sending"]);
	});

	it("sends anew what the server has lost", async () => {
		choose("a");
		await turn();
		sent[0]?.events.onDone("id-a");
		expect(queue.resend(["id-a", "unknown"])).toBe(1);
		await turn();
		expect(sent).toHaveLength(2);
		expect(states()).toEqual(["sending"]);
	});
});

describe("taking files away", () => {
	it("ends the upload, releases the preview and lets the next file go", async () => {
		choose("a", "b");
		await turn();
		queue.remove(keyOf("a"));
		await turn();
		expect(sent[0]?.ended).toBe(true);
		expect(released).toEqual(["blob:a"]);
		expect(states()).toEqual(["sending"]);
		sent[0]?.events.onDone("id-a");
		expect(states()).toEqual(["sending"]);
	});

	it("removes everything on clear and nothing from the server on release", async () => {
		choose("a");
		await turn();
		sent[0]?.events.onDone("id-a");
		queue.release();
		expect(sent[0]?.ended).toBe(false);
		choose("b");
		await turn();
		queue.clear();
		expect(sent[1]?.ended).toBe(true);
		expect(released).toEqual(["blob:a", "blob:b"]);
		expect(queue.listFiles()).toHaveLength(0);
	});
});

describe("restored", () => {
	const keep = (id: string, state: DraftFile["state"], uploadUrl?: string): DraftFile => ({
		id,
		file: new File(["x"], id),
		state,
		...(uploadUrl && { uploadUrl }),
	});

	it("a file stands where it stood, and goes on at its old place", async () => {
		queue.restore([
			keep("a", { is: "done", uploadId: "id-a" }, "/a"),
			keep("b", { is: "waiting" }, "/b"),
			keep("c", { is: "refused", why: "No." }),
		]);
		await turn();
		expect(states()).toEqual(["done", "sending", "refused"]);
		expect(sent).toMatchObject([{ name: "b", uploadUrl: "/b", starts: 1 }]);
	});

	it("a file is not taken up twice", () => {
		const kept = keep("a", { is: "done", uploadId: "id-a" }, "/a");
		queue.restore([kept]);
		queue.restore([kept]);
		expect(states()).toEqual(["done"]);
	});

	it("a file that is taken away goes from the server too, unless it was refused", () => {
		queue.restore([
			keep("a", { is: "done", uploadId: "id-a" }, "/a"),
			keep("b", { is: "refused", why: "No." }, "/b"),
		]);
		queue.clear();
		expect(discarded).toEqual(["/a"]);
	});

	it("a file that the server has lost is sent from the start", async () => {
		queue.restore([keep("a", { is: "done", uploadId: "id-a" }, "/a")]);
		expect(queue.resend(["id-a"])).toBe(1);
		await turn();
		expect(sent).toMatchObject([{ name: "a", uploadUrl: undefined }]);
	});

	it("tells where a file arrives", async () => {
		choose("a");
		await turn();
		sent[0]?.events.onAddress("/a");
		expect(queue.listFiles()[0]?.uploadUrl).toBe("/a");
	});
});

describe("with another tab that sends files", () => {
	it("they wait for their turn, and are not sent again", async () => {
		let begin = () => {};
		ownTurn = new Promise<void>((resolve) => {
			begin = resolve;
		});
		choose("a", "b", "c");
		const [a, b, c] = queue.listFiles();
		await turn();
		expect(states()).toEqual(["waiting", "waiting", "waiting"]);
		queue.catchUp([
			{ id: a?.id ?? "", uploadUrl: "/a", state: { is: "done", uploadId: "id-a" } },
			{ id: b?.id ?? "", state: { is: "refused", why: "No." } },
			{ id: c?.id ?? "", uploadUrl: "/c", state: { is: "waiting" } },
		]);
		expect(states()).toEqual(["done", "refused", "waiting"]);
		begin();
		await turn();
		expect(sent).toMatchObject([{ name: "c", uploadUrl: "/c" }]);
	});

	it("what the server has lost is not taken for done again", async () => {
		choose("a");
		await turn();
		sent[0]?.events.onDone("id-a");
		ownTurn = new Promise(() => {});
		queue.resend(["id-a"]);
		const id = queue.listFiles()[0]?.id ?? "";
		queue.catchUp([{ id, uploadUrl: "/a", state: { is: "done", uploadId: "id-a" } }]);
		expect(states()).toEqual(["waiting"]);
		queue.catchUp([{ id, uploadUrl: "/b", state: { is: "done", uploadId: "id-b" } }]);
		expect(states()).toEqual(["done"]);
	});
});

describe("settling", () => {
	it("waits for what travels, and not for what was refused", async () => {
		const waiting = new AbortController();
		await expect(queue.settle(waiting.signal)).resolves.toBe(true);
		choose("a");
		const settled = queue.settle(waiting.signal);
		await turn();
		sent[0]?.events.onRefused("No.");
		await expect(settled).resolves.toBe(true);
	});

	it("can be called off", async () => {
		choose("a");
		const waiting = new AbortController();
		const settled = queue.settle(waiting.signal);
		waiting.abort();
		await expect(settled).resolves.toBe(false);
	});
});
