import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Lies in build/, because npm empties node_modules. Created by link, so that a lock always has an owner.
 * @param stopIfEnded called while waiting; exits when this process was asked to end
 */
export async function takeLock(folder, stopIfEnded) {
	mkdirSync(folder, { recursive: true });
	const lock = join(folder, ".lock");
	const mine = `${lock}-${process.pid}`;
	const deadline = Date.now() + 10 * 60_000;
	for (let told = false; readOwner(lock) !== String(process.pid); ) {
		stopIfEnded();
		writeFileSync(mine, String(process.pid));
		try {
			linkSync(mine, lock);
			process.on("exit", () => leaveLock(folder));
		} catch (error) {
			if (error.code !== "EEXIST") fail(`build/ cannot be written (${error.code}).`);
			const owner = readOwner(lock);
			if (owner && (!isRunning(Number(owner)) || isFromBeforeBoot(lock)))
				rmSync(lock, { force: true });
			else if (Date.now() > deadline) fail("Another set-up does not end. Remove build/.lock.");
			else if (!told) console.log("Waiting for another set-up in this folder...");
			told = true;
			await wait(250);
		} finally {
			rmSync(mine, { force: true });
		}
	}
}

export function leaveLock(folder) {
	const lock = join(folder, ".lock");
	if (readOwner(lock) === String(process.pid)) rmSync(lock, { force: true });
}

function isRunning(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error.code === "EPERM";
	}
}

/** After a power cut, another process may have the owner's id. */
function isFromBeforeBoot(lock) {
	const { mtimeMs = Infinity } = statSync(lock, { throwIfNoEntry: false }) ?? {};
	return mtimeMs < Date.now() - uptime() * 1000;
}

function readOwner(lock) {
	try {
		return readFileSync(lock, "utf8");
	} catch {
		return "";
	}
}

function fail(message) {
	console.error(message);
	process.exit(1);
}
