import { describe, expect, it } from "vitest";
import { countClicks } from "../../scripts/faults/clicks.ts";
import { storeIdempotently } from "../../scripts/faults/doubles.ts";
import { drainOnStop } from "../../scripts/faults/drain.ts";
import { refuseHostileUploads } from "../../scripts/faults/hostile-uploads.ts";
import { surviveKills } from "../../scripts/faults/kills.ts";
import { deliverLetters } from "../../scripts/faults/letters.ts";
import { waitForLock } from "../../scripts/faults/locks.ts";
import { surviveOddMedia } from "../../scripts/faults/odd-media.ts";
import { rollBackRequests } from "../../scripts/faults/rollback.ts";

/** The cases of `npm run bench:faults` with small counts. */
describe("the site", { timeout: 60_000 }, () => {
	it("keeps every acknowledged request, once, however often it is killed", async () => {
		const { faults, figures } = await surviveKills({
			cycles: 4,
			clients: 20,
			leastAcknowledged: 50,
			mostMinutes: 1,
			// Other tests run at the same time.
			readyWithin: 20_000,
		});
		expect(faults).toEqual([]);
		expect(figures.kills).toBe(4);
	});

	it("counts every click", async () => {
		const { faults, figures } = await countClicks({ clicks: 600, clients: 50 });
		expect(faults).toEqual([]);
		expect(figures.counted).toBe(600);
	});

	it("stores what is sent twice under one key once", async () => {
		const { faults, figures } = await storeIdempotently({ pairs: 30, rounds: 2, atOnce: 50 });
		expect(faults).toEqual([]);
		expect(figures.rows).toBe(32);
	});

	it("leaves nothing of a request that could not be stored", async () => {
		const { faults, figures } = await rollBackRequests({ rounds: 2 });
		expect(faults).toEqual([]);
		expect(figures["files left"]).toBe(0);
	});

	it("keeps odd media clean, or refuses it in words, and goes on", async () => {
		const { faults, figures } = await surviveOddMedia({ flips: 20, pagesWithin: 1_000 });
		expect(faults).toEqual([]);
		expect(figures.files).toBeGreaterThanOrEqual(60);
	});

	it("waits for a lock that somebody else holds, and is read meanwhile", async () => {
		const { faults } = await waitForLock({
			rounds: 1,
			clients: 100,
			holdMs: 3_000,
			readsWithin: 1_000,
		});
		expect(faults).toEqual([]);
	});

	it("answers everything that has arrived before it stops", async () => {
		const { faults, figures } = await drainOnStop({ rounds: 1, requests: 20 });
		expect(faults).toEqual([]);
		expect(figures.acknowledged).toBe(20);
	});

	it("delivers every letter, however often it is killed", async () => {
		const { faults, figures } = await deliverLetters({
			letters: 50,
			kills: 5,
			delayMs: 60,
			mostTwice: 5,
		});
		expect(faults).toEqual([]);
		expect(figures.letters).toBe(50);
	});

	it("refuses hostile uploads without a trace", async () => {
		const { faults } = await refuseHostileUploads({ rounds: 3 });
		expect(faults).toEqual([]);
	});
});
