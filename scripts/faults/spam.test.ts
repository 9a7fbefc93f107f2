import { expect, it } from "vitest";
import { setSpamAside } from "./spam.ts";

it("sets aside what machines send, and nothing that people send", async () => {
	const { faults, figures } = await setSpamAside({ bots: 120, people: 60, addresses: [10, 40] });
	expect(faults).toEqual([]);
	expect(figures["taken from 10 addresses"]).toBeLessThanOrEqual(100);
	expect(figures["taken from 40 addresses"]).toBe(120);
}, 60_000);
