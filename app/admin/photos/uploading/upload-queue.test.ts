import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TransferEvents } from "../../../network/upload-file.ts";
import { watchQueue } from "./photo-queue.ts";
import { createUploadQueue } from "./upload-queue.ts";

const photo = (name: string) => new File(["bytes"], name);

interface Started {
	name: string;
	events: TransferEvents;
	uploadUrl: string | undefined;
	ended: boolean;
}

let started: Started[];
let queue: ReturnType<typeof createUploadQueue>;
let unsendable: { why: string; willRetry: boolean } | undefined;
beforeEach(() => {
	started = [];
	unsendable = undefined;
	queue = createUploadQueue(async ({ name }, events, uploadUrl) => {
		if (unsendable) return unsendable;
		const one: Started = { name, events, uploadUrl, ended: false };
		started.push(one);
		return {
			start() {},
			end() {
				one.ended = true;
			},
		};
	});
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const names = () => started.map(({ name }) => name);
const events = () => {
	const last = started.at(-1);
	if (!last) throw new Error("Nothing was sent");
	return last.events;
};
const states = () => queue.read().photos.map(({ file, state }) => `${file.name} ${state.is}`);

describe("the queue of photos", () => {
	it("sends one after another, and counts those that have arrived", async () => {
		queue.add([photo("a"), photo("b")]);
		await settle();
		events().onProgress(40);
		expect(queue.read().photos[0]?.state).toEqual({ is: "sending", percent: 40 });
		expect(names()).toEqual(["a"]);
		events().onDone("1");
		await settle();
		events().onDone("2");
		expect(names()).toEqual(["a", "b"]);
		expect(queue.read()).toEqual({ photos: [], arrived: 2 });
		queue.add([photo("c")]);
		expect(queue.read().arrived).toBe(0);
	});

	it("spares the others when one is refused or unreadable", async () => {
		queue.add([photo("a"), photo("b"), photo("c")]);
		await settle();
		events().onRefused("“a” is not a photo.");
		await settle();
		events().onUnreadable();
		await settle();
		events().onDone("3");
		expect(states()).toEqual(["a refused", "b refused"]);
		expect(queue.read().photos[1]?.state).toMatchObject({ why: expect.stringContaining("“b”") });
	});

	it("goes on with a lost one where it stopped, when asked or when the connection is back", async () => {
		queue.add([photo("a"), photo("b")]);
		await settle();
		events().onAddress("/admin/photos/uploads/1");
		events().onFailed("The connection was lost.", true);
		await settle();
		events().onFailed("It could not be sent.", false);
		expect(states()).toEqual(["a failed", "b failed"]);
		queue.retryLost();
		await settle();
		expect(states()).toEqual(["a sending", "b failed"]);
		expect(started.at(-1)?.uploadUrl).toBe("/admin/photos/uploads/1");
		const [, lost] = queue.read().photos;
		queue.retry(lost?.key ?? 0);
		events().onDone("1");
		await settle();
		expect(states()).toEqual(["b sending"]);
	});

	it("tells how each has ended, but not of one that goes on by itself", async () => {
		const ends: unknown[] = [];
		queue.add([photo("a"), photo("b"), photo("c"), photo("d")], (end) => ends.push(end));
		await settle();
		events().onFailed("The connection was lost.", true);
		await settle();
		events().onRefused("“b” is not a photo.");
		await settle();
		events().onFailed("It could not be sent.", false);
		await settle();
		queue.remove(queue.read().photos.at(-1)?.key ?? 0);
		expect(ends).toEqual([{ why: "“b” is not a photo." }, { why: "It could not be sent." }, {}]);
		queue.retryLost();
		await settle();
		events().onDone("1");
		expect(ends.at(-1)).toEqual({ id: "1" });
	});

	it("is sent again on every page, and leaving the site asks until nothing would be lost", async () => {
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		const page = new EventTarget();
		for (const name of ["addEventListener", "removeEventListener"] as const) {
			vi.stubGlobal(name, page[name].bind(page));
		}
		const leaves = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
		watchQueue(queue);
		expect(leaves()).toBe(true);
		queue.add([photo("a"), photo("b")]);
		await settle();
		expect(leaves()).toBe(false);
		events().onFailed("The connection was lost.", true);
		await settle();
		events().onDone("2");
		expect([states(), leaves()]).toEqual([["a failed"], false]);
		vi.advanceTimersByTime(60_000);
		await settle();
		expect(states()).toEqual(["a sending"]);
		events().onFailed("You’re signed out.", true);
		page.dispatchEvent(new Event("online"));
		await settle();
		events().onRefused("“a” is not a photo.");
		expect([states(), leaves()]).toEqual([["a refused"], true]);
	});

	it("waits if even the sender cannot be loaded", async () => {
		unsendable = { why: "The connection was lost.", willRetry: true };
		queue.add([photo("a")]);
		await settle();
		expect(states()).toEqual(["a failed"]);
		unsendable = undefined;
		queue.retryLost();
		await settle();
		expect(states()).toEqual(["a sending"]);
	});

	it("ends what is taken out, hears no more of it, and sends the next", async () => {
		queue.add([photo("a"), photo("b")]);
		await settle();
		const [first] = queue.read().photos;
		const { events: old } = started[0] ?? { events: events() };
		queue.remove(first?.key ?? 0);
		await settle();
		expect(started[0]?.ended).toBe(true);
		old.onFailed("late", true);
		old.onDone("1");
		expect(states()).toEqual(["b sending"]);
		expect(queue.read().arrived).toBe(0);
	});
});
