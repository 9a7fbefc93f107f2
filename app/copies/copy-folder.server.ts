import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { chooseKept, newestFirst } from "./kept-copies.ts";

export interface StoredCopy {
	/** UTC, such as `2026-11-24`. */
	day: string;
	path: string;
	bytes: number;
	at: string;
}

/** Names begin with the site's id, so that sites may share a folder. */
export function nameCopy(site: string, day: string, isEncrypted: boolean): string {
	return `${startOf(site)}${day}.tar${isEncrypted ? ".age" : ""}`;
}

/** @returns the newest first */
export async function listCopies(
	folder: string,
	site: string,
	now = Date.now(),
): Promise<StoredCopy[]> {
	const copies: StoredCopy[] = [];
	for (const name of await readdir(folder)) {
		const day = readCopyDay(site, name);
		if (!day) continue;
		const path = join(folder, name);
		const { size, mtime } = await stat(path);
		copies.push({ day, path, bytes: size, at: mtime.toISOString() });
	}
	const byDay = newestFirst(now);
	// Files that were moved to another disk have the time of the move.
	return copies.sort((a, b) => byDay(a.day, b.day) || b.at.localeCompare(a.at));
}

export async function removeExpired(
	{ folder, site, now }: { folder: string; site: string; now: number },
	bad: string[],
): Promise<void> {
	const copies = await listCopies(folder, site, now);
	const kept = chooseKept(
		copies.map(({ day }) => day),
		bad,
		now,
	);
	for (const { day, path } of copies) if (!kept.has(day)) await rm(path);
}

/** Removes what killed processes have left. Call it while none is making a copy there. */
export async function removeParts(folder: string, site: string): Promise<void> {
	const isPart = (name: string) => name.startsWith(startOf(site)) && name.endsWith(".part");
	for (const name of (await readdir(folder)).filter(isPart)) await rm(join(folder, name));
}

/** @returns null for the name of something else */
export function readCopyDay(site: string, name: string): string | null {
	const [, day = null] = /(\d{4}-\d\d-\d\d)\.tar(?:\.age)?$/.exec(name) ?? [];
	return name.startsWith(startOf(site)) ? day : null;
}

/** @returns how the names of all files of a site begin */
export function startOf(site: string): string {
	return `linework-${site.slice(0, 8)}-`;
}
