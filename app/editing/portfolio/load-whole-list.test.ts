import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareStorage } from "../../../test/memory-storage.ts";
import { getToast } from "../../ui/toast/toast-store.ts";
import { getWholeList, loadWholeList } from "./load-whole-list.ts";

const prepared = prepareStorage();
const whole = { artworks: [], pictures: {}, available: true };
let online = false;
let asked = 0;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("window", globalThis);
	vi.stubGlobal("fetch", async (path: string) => {
		if (path !== "/healthz") asked += 1;
		return online ? Response.json(whole) : new Response("", { status: 500 });
	});
	prepared.storage.setItem("devMode", "true");
	online = false;
	asked = 0;
});
afterEach(() => {
	vi.useRealTimers();
});

test("retries until the page is left, then removes the toast", async () => {
	const left = new AbortController();
	const loading = loadWholeList("drawings", left.signal);
	const failing = expect(loading).rejects.toThrow("abort");
	await vi.advanceTimersByTimeAsync(31_000);
	expect(asked).toBe(2);
	expect(getToast()?.title).toBe("The Whole List Did Not Load");
	left.abort();
	await failing;
	expect(getToast()).toBeNull();
	online = true;
	await vi.advanceTimersByTimeAsync(120_000);
	expect(asked).toBe(2);
	expect(() => getWholeList("drawings")).toThrow();
});

test("a later page loads the list once, for itself and the next", async () => {
	online = true;
	await loadWholeList("drawings", new AbortController().signal);
	await loadWholeList("drawings", new AbortController().signal);
	expect(asked).toBe(1);
	expect(getWholeList("drawings")).toEqual(whole);
});

test("beside drafts it is loaded on each opening, and shown until then as it was", async () => {
	online = true;
	const { signal } = new AbortController();
	await loadWholeList("drawings", signal);
	const before = getWholeList("drawings");
	const loading = loadWholeList("drawings", signal, { anew: true });
	expect(getWholeList("drawings")).toBe(before);
	await loading;
	expect(asked).toBe(1);
	expect(getWholeList("drawings")).not.toBe(before);
});
