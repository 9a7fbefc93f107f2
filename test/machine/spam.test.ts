import { expect, it } from "vitest";
import { filterSpam } from "../../scripts/faults/spam.ts";

it("marks requests of bots as spam, and none of people", async () => {
	const { faults, figures } = await filterSpam({ bots: 80, people: 40, addresses: [6, 40] });
	expect(faults).toEqual([]);
	expect(figures["taken from 6 addresses"]).toBeLessThanOrEqual(60);
	expect(figures["taken from 40 addresses"]).toBe(80);
}, 60_000);
