import { describe, expect, it } from "vitest";
import { surviveIoErrors } from "../../scripts/faults/eio.ts";
import { syncFirst } from "../../scripts/faults/syncs.ts";

describe("the site's system calls", { timeout: 60_000 }, () => {
	it("sync file, folder and database before it says that a request is stored", async () => {
		const { faults, figures } = await syncFirst({ submissions: 4 });
		expect(faults).toEqual([]);
		expect(figures["synced before the answer"]).toBe(8);
	});

	it("lose nothing that was acknowledged on a disk that fails to sync", async () => {
		const { faults, figures } = await surviveIoErrors({ windows: ["5..7", "4+6"], requests: 3 });
		expect(faults).toEqual([]);
		expect(figures["failed syncs"]).toBeGreaterThan(0);
	});
});
