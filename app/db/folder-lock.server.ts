import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { ConfigError } from "../server/config.server.ts";
import { isLocked } from "./error-codes.server.ts";

// Longer than a stop takes, so that a restart can overlap it.
const defaultTimeoutMs = 30_000;

/** The system releases the lock when the process ends. @throws ConfigError after `timeoutMs` */
export async function lockDataFolder(
	dataDir: string,
	onWaiting: (sentence: string) => void,
	timeoutMs = defaultTimeoutMs,
): Promise<() => void> {
	// An empty SQLite database gives a lock that works on every system.
	const handle = new SQLite(join(dataDir, "lock"), { timeout: 0 });
	const deadline = Date.now() + timeoutMs;
	let told = false;
	try {
		while (!tryLock(handle)) {
			if (Date.now() >= deadline) {
				throw new ConfigError(
					`Another process serves DATA_DIR (${dataDir}). Stop it first, or set DATA_DIR to another folder.`,
				);
			}
			if (!told) onWaiting("another process serves the data folder; waiting for it to end");
			told = true;
			await wait(100);
		}
	} catch (error) {
		handle.close();
		throw error;
	}
	return () => void handle.close();
}

/** Looks without locking it or making a file. @returns whether a process of this machine has the lock */
export function isServed(dataDir: string): boolean {
	try {
		const handle = new SQLite(join(dataDir, "lock"), { readonly: true, timeout: 0 });
		try {
			handle.pragma("schema_version");
		} finally {
			handle.close();
		}
		return false;
	} catch (error) {
		return isLocked(error);
	}
}

function tryLock(handle: SQLite.Database): boolean {
	try {
		handle.pragma("journal_mode = MEMORY");
		handle.exec("begin exclusive");
		return true;
	} catch (error) {
		if (isLocked(error)) return false;
		throw error;
	}
}
