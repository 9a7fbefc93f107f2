import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSite } from "../../test/site.ts";
import { isServed, lockDataFolder } from "./folder-lock.server.ts";

describe("the data folder's lock", () => {
	let dataDir: string;
	beforeEach(() => {
		dataDir = mkdtempSync(join(tmpdir(), "linework-lock-"));
	});
	afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

	it("is exclusive; a second process gets a clear error", async () => {
		const tell = vi.fn();
		const unlock = await lockDataFolder(dataDir, tell);
		expect(tell).not.toHaveBeenCalled();
		await expect(lockDataFolder(dataDir, tell, 150)).rejects.toThrow(
			/^Another process serves DATA_DIR \(.+\)\. Stop it first, or set DATA_DIR to another folder\.$/,
		);
		expect(tell).toHaveBeenCalledExactlyOnceWith(
			"another process serves the data folder; waiting for it to end",
		);
		unlock();
		(await lockDataFolder(dataDir, tell, 0))();
		expect(readdirSync(dataDir)).toEqual(["lock"]);
	});

	it("tells whether the folder is served, and makes nothing in it", async () => {
		expect(isServed(dataDir)).toBe(false);
		expect(readdirSync(dataDir)).toEqual([]);
		const unlock = await lockDataFolder(dataDir, () => {});
		expect(isServed(dataDir)).toBe(true);
		await expect(lockDataFolder(dataDir, () => {}, 0)).rejects.toThrow(/Another process/);
		unlock();
		expect(isServed(dataDir)).toBe(false);
	});

	it("is waited for while the last process stops", async () => {
		const unlock = await lockDataFolder(dataDir, () => {});
		const next = lockDataFolder(dataDir, unlock);
		(await next)();
	});

	it("is released when a start fails", async () => {
		const site = await openTestSite("sqlite", { DATA_DIR: dataDir });
		await site.close();
		rmSync(join(dataDir, "linework.db"));
		await expect(openTestSite("sqlite", { DATA_DIR: dataDir })).rejects.toThrow(/is missing/);
		(await lockDataFolder(dataDir, () => {}, 0))();
	});
});
