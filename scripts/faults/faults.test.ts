import { describe, expect, it } from "vitest";
import { countClicks } from "./clicks.ts";
import { storeOnce } from "./doubles.ts";
import { surviveKills } from "./kills.ts";

/** What `npm run bench:faults` tries in full, with small counts. */
describe("the site", { timeout: 60_000 }, () => {
	it("keeps every acknowledged request, once, however often it is killed", async () => {
		const { faults, figures } = await surviveKills({
			cycles: 6,
			clients: 20,
			leastAcknowledged: 100,
			mostMinutes: 1,
		});
		expect(faults).toEqual([]);
		expect(figures.kills).toBe(6);
	});

	it("counts every click", async () => {
		const { faults, figures } = await countClicks({ clicks: 1_000, clients: 50 });
		expect(faults).toEqual([]);
		expect(figures.counted).toBe(1_000);
	});

	it("stores what is sent twice under one key once", async () => {
		const { faults, figures } = await storeOnce({ pairs: 30, rounds: 2, atOnce: 50 });
		expect(faults).toEqual([]);
		expect(figures.rows).toBe(32);
	});
});
