import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { tryingFolder } from "../db/data-folder.server.ts";
import { lockDataFolder } from "../db/folder-lock.server.ts";
import { leavesRoom } from "../requests/files/file-store.server.ts";
import { ConfigError } from "../server/config.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import {
	listCopies,
	nameCopy,
	readTried,
	removeExpired,
	removeParts,
	type StoredCopy,
	writeTried,
} from "./copy-folder.server.ts";
import { CopyRefused } from "./copy-refused.ts";
import { unpackCopy } from "./read-copy.server.ts";
import { unpackSite } from "./unpack-site.server.ts";
import { writeCopy } from "./write-copy.server.ts";

export interface DailyCopy {
	place: SitePlace;
	/** The site's id. */
	site: string;
	folder: string;
	key: string | null;
	now: number;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** What is due: the copy of the day, and once a week a try at restoring the newest. @throws CopyRefused */
export async function makeDailyCopy({ place, site, folder, key, now }: DailyCopy): Promise<void> {
	const unlock = await lockFolder(folder);
	if (!unlock) return;
	try {
		await removeParts(folder, site);
		const day = new Date(now).toISOString().slice(0, 10);
		if (!(await listCopies(folder, site)).some((copy) => copy.day === day)) {
			await writeCopy(place, join(folder, nameCopy(site, day, key !== null)), key);
			await removeExpired(folder, site);
		}
		const tried = await readTried(folder, site);
		const [newest] = await listCopies(folder, site);
		const isDue = !tried || tried.problem !== null || now - Date.parse(tried.at) >= week;
		// A copy that could not be restored will not be the next time either.
		if (!newest || newest.day === tried?.day || !isDue) return;
		const problem = await tryCopy(newest, place.dataDir, key);
		const at = new Date(now).toISOString();
		await writeTried(folder, site, { at, day: newest.day, problem });
		if (problem) throw new CopyRefused(`The copy of ${newest.day} cannot be restored: ${problem}`);
	} finally {
		unlock();
	}
}

/** @returns null while another process makes copies there */
async function lockFolder(folder: string): Promise<(() => void) | null> {
	try {
		return await lockDataFolder(folder, () => {}, 0);
	} catch (error) {
		if (error instanceof ConfigError) return null;
		throw new CopyRefused(
			`BACKUP_DIR (${folder}) is not there or cannot be written. Is its disk connected?`,
		);
	}
}

/** In the data folder, since it is readable there anyway. */
async function tryCopy(
	{ path, bytes }: StoredCopy,
	dataDir: string,
	key: string | null,
): Promise<string | null> {
	const scratch = join(dataDir, tryingFolder);
	await rm(scratch, { recursive: true, force: true });
	const { bavail, blocks, bsize } = await statfs(dataDir);
	if (!leavesRoom({ bavail: bavail - bytes / bsize, blocks, bsize }))
		return "There is no room to try it.";
	try {
		await unpackSite(scratch, (folder) => unpackCopy(path, folder, key));
		return null;
	} catch (error) {
		return error instanceof CopyRefused ? error.message : "It could not be read to its end.";
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}
