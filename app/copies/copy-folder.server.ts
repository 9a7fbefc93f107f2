import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { chooseKept } from "./kept-copies.ts";
import type { CopyStatus } from "./say-copies.ts";

export interface StoredCopy {
	/** UTC, such as `2026-11-24`. */
	day: string;
	path: string;
	bytes: number;
	at: string;
}

const triedSchema = v.object({
	at: v.string(),
	day: v.string(),
	/** null: the copy was restored, and the site was sound. */
	problem: v.nullable(v.string()),
});

/** The last time that a copy was restored to see whether it can be. */
export type Tried = v.InferOutput<typeof triedSchema>;

/** Names begin with the site's id, so that sites may share a folder. */
export function nameCopy(site: string, day: string, isEncrypted: boolean): string {
	return `${startOf(site)}${day}.tar${isEncrypted ? ".age" : ""}`;
}

/** The newest first. */
export async function listCopies(folder: string, site: string): Promise<StoredCopy[]> {
	const copies: StoredCopy[] = [];
	for (const name of await readdir(folder)) {
		const day = readDay(site, name);
		if (!day) continue;
		const path = join(folder, name);
		const { size, mtime } = await stat(path);
		copies.push({ day, path, bytes: size, at: mtime.toISOString() });
	}
	return copies.sort((a, b) => b.at.localeCompare(a.at));
}

/** @param problem of the last attempt to make one */
export async function readCopyStatus(
	folder: string,
	site: string,
	problem: string | null,
): Promise<CopyStatus> {
	const [last = null] = await listCopies(folder, site).catch(() => []);
	return { last, tried: await readTried(folder, site), problem };
}

export async function removeExpired(folder: string, site: string): Promise<void> {
	const copies = await listCopies(folder, site);
	const kept = chooseKept(copies.map(({ day }) => day));
	for (const { day, path } of copies) if (!kept.has(day)) await rm(path);
}

/** What killed processes have left. Call while none is making a copy there. */
export async function removeParts(folder: string, site: string): Promise<void> {
	const isPart = (name: string) => name.startsWith(startOf(site)) && name.endsWith(".part");
	for (const name of (await readdir(folder)).filter(isPart)) await rm(join(folder, name));
}

export async function readTried(folder: string, site: string): Promise<Tried | null> {
	const text = await readFile(triedPath(folder, site), "utf8").catch(() => "null");
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), triedSchema), text);
	return parsed.success ? parsed.output : null;
}

export async function writeTried(folder: string, site: string, tried: Tried): Promise<void> {
	const path = triedPath(folder, site);
	await writeFile(`${path}.new`, JSON.stringify(tried), { mode: 0o600, flush: true });
	await rename(`${path}.new`, path);
}

/** @returns null if it is the name of something else */
export function readDay(site: string, name: string): string | null {
	const [, day = null] = /(\d{4}-\d\d-\d\d)\.tar(?:\.age)?$/.exec(name) ?? [];
	return name.startsWith(startOf(site)) ? day : null;
}

function startOf(site: string): string {
	return `linework-${site.slice(0, 8)}-`;
}

function triedPath(folder: string, site: string): string {
	return join(folder, `${startOf(site)}tried.json`);
}
