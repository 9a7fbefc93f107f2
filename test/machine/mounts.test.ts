import { expect, it } from "vitest";
import { outlastFullDisk } from "../../scripts/faults/full-disk.ts";

it("outlasts a full disk, and keeps a reserve", { timeout: 90_000 }, async () => {
	const { faults, figures } = await outlastFullDisk({ rounds: 1, clients: 4 });
	expect(faults).toEqual([]);
	expect(figures["refused for want of room"]).toBeGreaterThan(4);
});
