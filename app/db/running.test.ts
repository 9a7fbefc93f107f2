import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestSite } from "../../test/site.ts";
import { noteRunning, readRunning, resetRunning } from "./running.server.ts";

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "linework-running-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("leads to the site's process and address, and is for its user alone", async () => {
	const site = await openTestSite("sqlite", { DATA_DIR: dataDir });
	expect(readRunning(dataDir)).toMatchObject({ pid: process.pid, address: site.address });
	expect(statSync(join(dataDir, "running")).mode & 0o777).toBe(0o600);
	await site.close();
});

it("tells over several starts whether one has listened", () => {
	resetRunning(dataDir);
	expect(readRunning(dataDir)).toMatchObject({ pid: 0, hasListened: false });
	noteRunning(dataDir, null);
	expect(readRunning(dataDir)).toMatchObject({ pid: process.pid, hasListened: false });
	noteRunning(dataDir, "http://127.0.0.1:3000");
	noteRunning(dataDir, null);
	expect(readRunning(dataDir)).toMatchObject({ address: null, hasListened: true });
});

it("does not keep a site from running when it cannot be written", () => {
	mkdirSync(join(dataDir, "running"));
	noteRunning(dataDir, null);
	expect(readRunning(dataDir)).toBeNull();
});
