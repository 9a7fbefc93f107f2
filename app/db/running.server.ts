import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Of the process that serves a data folder, or did: only the folder's lock tells whether it still does. */
export interface Running {
	pid: number;
	/** Such as http://127.0.0.1:3000; null before it listens. */
	address: string | null;
	/** Nothing starts such a process again. */
	inTerminal: boolean;
	/** It has listened, or one before it has, since `resetRunning`. */
	hasListened: boolean;
}

const nameIn = (dataDir: string) => join(dataDir, "running");

/** Only by the holder of the folder's lock. */
export function noteRunning(dataDir: string, address: string | null): void {
	const hasListened = address !== null || readRunning(dataDir)?.hasListened !== false;
	try {
		const inTerminal = process.stdin.isTTY === true;
		write(dataDir, { pid: process.pid, address, inTerminal, hasListened });
	} catch {
		// A full disk. The site runs all the same, and an upgrade says that it does not know it.
	}
}

/** Once none runs. */
export function resetRunning(dataDir: string): void {
	write(dataDir, { pid: 0, address: null, inTerminal: false, hasListened: false });
}

/** @returns null when it is missing, or could not be written whole */
export function readRunning(dataDir: string): Running | null {
	try {
		return JSON.parse(readFileSync(nameIn(dataDir), "utf8"));
	} catch {
		return null;
	}
}

function write(dataDir: string, running: Running): void {
	writeFileSync(nameIn(dataDir), JSON.stringify(running), { mode: 0o600 });
}
