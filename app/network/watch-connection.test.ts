import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createConnectionWatch } from "./watch-connection.ts";

let answers: boolean;
let asked: number[];
let begun: number;

beforeEach(() => {
	vi.useFakeTimers();
	begun = Date.now();
	answers = false;
	asked = [];
	vi.stubGlobal("window", new EventTarget());
	vi.stubGlobal("fetch", async () => {
		asked.push((Date.now() - begun) / 1000);
		return new Response(null, { status: answers ? 200 : 503 });
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

it("polls with growing delays, and tries every 30 seconds", async () => {
	const tries: number[] = [];
	const stop = createConnectionWatch()(() => tries.push((Date.now() - begun) / 1000));
	await vi.advanceTimersByTimeAsync(95_000);
	expect(asked).toEqual([2, 6, 14, 30]);
	expect(tries).toEqual([30, 60, 90]);
	stop();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(tries).toHaveLength(3);
});

it("tries as soon as a health check succeeds or the browser is online", async () => {
	const tryAgain = vi.fn();
	createConnectionWatch()(tryAgain);
	window.dispatchEvent(new Event("online"));
	expect(tryAgain).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(5_000);
	answers = true;
	await vi.advanceTimersByTimeAsync(1_000);
	expect(tryAgain).toHaveBeenCalledTimes(2);
});

it("keeps the longer delays when a reachable site fails the retry", async () => {
	answers = true;
	const watch = createConnectionWatch();
	let tries = 0;
	let stop = () => {};
	const tryAndFail = () => {
		tries += 1;
		stop();
		setTimeout(() => {
			stop = watch(tryAndFail);
		}, 1_000);
	};
	stop = watch(tryAndFail);
	await vi.advanceTimersByTimeAsync(120_000);
	expect(asked).toHaveLength(4);
	expect(tries).toBeLessThanOrEqual(7);
	stop();
	await vi.advanceTimersByTimeAsync(61_000);
	asked = [];
	watch(() => {});
	await vi.advanceTimersByTimeAsync(2_000);
	expect(asked).toHaveLength(1);
});
