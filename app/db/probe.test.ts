import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { shareProbe } from "./share-probe.server.ts";

let site: TestSite;
beforeEach(async () => {
	site = await openTestSite();
});
afterEach(() => site.close());

it("writes to the database to check that it can", async () => {
	await sql`pragma wal_checkpoint(truncate)`.execute(site.database.db);
	const wal = () => statSync(join(site.config.dataDir, "linework.db-wal")).size;
	expect(wal()).toBe(0);
	expect((await site.call("/readyz")).status).toBe(200);
	expect(wal()).toBeGreaterThan(0);
});

it("shares one write between concurrent probes, and writes again for later ones", async () => {
	const probe = vi.fn(() => Promise.resolve());
	const ask = shareProbe(probe);
	await Promise.all([ask(), ask(), ask()]);
	expect(probe).toHaveBeenCalledTimes(1);
	await vi.waitUntil(async () => {
		await ask();
		return probe.mock.calls.length === 2;
	});
	probe.mockRejectedValue(new Error("full"));
	await vi.waitUntil(() =>
		ask().then(
			() => false,
			() => true,
		),
	);
});
