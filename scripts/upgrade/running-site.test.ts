import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockDataFolder } from "../../app/db/folder-lock.server.ts";
import { type Running, resetRunning } from "../../app/db/running.server.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { becomesReady, findSite } from "./running-site.ts";

let dataDir: string;
let site: TestSite | undefined;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "linework-running-"));
});
afterEach(async () => {
	await site?.close();
	site = undefined;
	rmSync(dataDir, { recursive: true, force: true });
});

const note = (running: Partial<Running>) => {
	const whole = { pid: process.pid, address: site?.address ?? null, inTerminal: false };
	writeFileSync(join(dataDir, "running"), JSON.stringify({ ...whole, ...running }));
};
const endProcess = async () => {
	const child = spawn(process.execPath, ["--version"]);
	await once(child, "exit");
	return child.pid ?? 0;
};

it("finds none in a folder that nothing serves, whatever was noted there", async () => {
	expect(await findSite(dataDir)).toBeNull();
	note({ address: "http://127.0.0.1:1" });
	expect(await findSite(dataDir)).toBeNull();
});

it("finds the site that serves the folder, on whatever port", async () => {
	site = await openTestSite("sqlite", { DATA_DIR: dataDir });
	note({});
	expect(await findSite(dataDir)).toBe(process.pid);
	expect(await becomesReady(dataDir)).toBe(true);
});

it("refuses when the folder is served and nothing says by which process", async () => {
	const unlock = await lockDataFolder(dataDir, () => {});
	await expect(findSite(dataDir)).rejects.toThrow(/does not say which process it is/);
	note({ pid: await endProcess(), address: "http://127.0.0.1:1" });
	await expect(findSite(dataDir)).rejects.toThrow(/does not say which process it is/);
	note({ address: null });
	await expect(findSite(dataDir)).rejects.toThrow(/does not say which process it is/);
	unlock();
});

it("refuses a site that nothing starts again, and one that is not ready", async () => {
	site = await openTestSite("sqlite", { DATA_DIR: dataDir });
	note({ inTerminal: true });
	await expect(findSite(dataDir)).rejects.toThrow(/runs in a terminal/);
	note({ address: "http://127.0.0.1:1" });
	await expect(findSite(dataDir)).rejects.toThrow(/at http:\/\/127\.0\.0\.1:1 is not ready/);
});

it("does not wait for a version that has ended, or that nothing starts", async () => {
	note({ pid: await endProcess() });
	expect(await becomesReady(dataDir)).toBe(false);
	resetRunning(dataDir);
	expect(await becomesReady(dataDir, 150)).toBe(false);
});
