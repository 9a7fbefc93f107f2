import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The process that serves a data folder, or did: only the folder's lock tells whether it still runs. */
export interface Running {
	pid: number;
	/** Such as http://127.0.0.1:3000; null before it listens. */
	address: string | null;
	/** It runs in a terminal, so nothing starts it again. */
	inTerminal: boolean;
	/** This process or an earlier one has listened since `resetRunning`. */
	hasListened: boolean;
}

const nameIn = (dataDir: string) => join(dataDir, "running");

/** Only the holder of the folder's lock may call it. */
export function noteRunning(dataDir: string, address: string | null): void {
	const hasListened = address !== null || readRunning(dataDir)?.hasListened !== false;
	try {
		const inTerminal = process.stdin.isTTY === true;
		write(dataDir, { pid: process.pid, address, inTerminal, hasListened });
	} catch {
		// The disk is full. The site runs all the same, and an upgrade says that it knows of no process.
	}
}

/** Call it once no process runs. */
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
