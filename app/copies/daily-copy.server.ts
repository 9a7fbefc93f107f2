import type { StatsFs } from "node:fs";
import { access, constants, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { tryingFolder } from "../db/data-folder.server.ts";
import { lockDataFolder } from "../db/folder-lock.server.ts";
import { withSnapshot } from "../db/snapshot.server.ts";
import { leavesRoom } from "../requests/files/file-store.server.ts";
import { ConfigError } from "../server/config.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import { sayBytes } from "../ui/say-bytes.ts";
import { listCopiedFiles, measureFiles } from "./copied-files.server.ts";
import {
	listCopies,
	nameCopy,
	removeExpired,
	removeParts,
	type StoredCopy,
} from "./copy-folder.server.ts";
import { changeNotes, followLost, noNotes, readNotes, type Tried } from "./copy-notes.server.ts";
import { CopyLocked, CopyRefused, NoRoom } from "./copy-refused.ts";
import { unpackCopy } from "./read-copy.server.ts";
import { chooseDropped } from "./room-for-copy.server.ts";
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

/** Reads the free room where a folder is. */
type ReadDisk = (folder: string) => Promise<Pick<StatsFs, "bavail" | "blocks" | "bsize">>;

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the copy of the day if it is due, and tries once a week to restore the newest.
 * @throws CopyRefused
 */
export async function makeDailyCopy(job: DailyCopy, readDisk: ReadDisk = statfs): Promise<void> {
	await whileLocked(job.folder, async () => {
		try {
			await removeParts(job.folder, job.site);
			await makeCopy(job, readDisk);
			await tryNewest(job, readDisk);
			await changeNotes(job, { noRoom: null });
		} catch (error) {
			if (error instanceof NoRoom) await changeNotes(job, { noRoom: error.message });
			throw error;
		}
	});
}

async function makeCopy(job: DailyCopy, readDisk: ReadDisk): Promise<void> {
	const { place, site, folder, key, now } = job;
	const copies = await listCopies(folder, site, now);
	const [at, day] = [new Date(now).toISOString(), new Date(now).toISOString().slice(0, 10)];
	if (copies.some((copy) => copy.day === day)) return;
	// Nothing is removed while they cannot be read, and the copy is made all the same.
	const notes = await readNotes(folder, site).catch(() => null);
	const { lost, tried, bad: noted } = notes ?? noNotes;
	const bad = noted.filter((one) => copies.some((copy) => copy.day === one));
	const files = await withSnapshot(place, listCopiedFiles);
	const bytes = Math.max(copies[0]?.bytes ?? 0, measureFiles(files));
	// Until the newest is known to be good, an older one may be the last that is.
	const isKnownGood = tried?.problem === null;
	const kept = isKnownGood ? Object.values(lost) : copies.map((copy) => copy.day);
	const dropped = chooseDropped(copies, { disk: await readDisk(folder), bytes, kept });
	if (!dropped) throw new NoRoom(`There is no room in ${folder} for a copy of ${sayBytes(bytes)}.`);
	for (const { path } of dropped) await rm(path);
	if (dropped.length > 0) await changeNotes(job, { droppedAt: at });
	const { manifest } = await writeCopy(place, join(folder, nameCopy(site, day, key !== null)), key);
	if (!notes) return;
	await changeNotes(job, {
		lost: followLost(
			lost,
			manifest,
			files,
			copies.find((copy) => !bad.includes(copy.day)),
		),
		bad,
	});
	await removeExpired(job, bad);
}

async function tryNewest(job: DailyCopy, readDisk: ReadDisk): Promise<void> {
	const { place, site, folder, key, now } = job;
	const { tried, bad, lost } = await readNotes(folder, site);
	const [newest] = await listCopies(folder, site, now);
	const isSound = tried?.problem === null && tried.faults <= Object.keys(lost).length;
	// A clock that was ahead has left a time to come.
	const isDue = !tried || !isSound || Math.abs(now - Date.parse(tried.at)) >= week;
	const isGood = tried?.problem === null && newest?.day === tried.day;
	// A bad copy will not be good the next time; what else failed may be gone.
	if (!newest || bad.includes(newest.day) || isGood || !isDue) return;
	const { bavail, blocks, bsize } = await readDisk(place.dataDir);
	if (!leavesRoom({ bavail: bavail - newest.bytes / bsize, blocks, bsize }))
		throw new NoRoom(`There is no room in ${place.dataDir} to try the newest copy.`);
	const { isBad, ...result } = await tryCopy(newest, place.dataDir, key);
	await changeNotes(job, {
		tried: { at: new Date(now).toISOString(), day: newest.day, ...result },
		bad: isBad ? [...bad, newest.day] : bad,
	});
	if (result.problem)
		throw new CopyRefused(`The copy of ${newest.day} cannot be restored: ${result.problem}`);
}

/**
 * Does nothing while another process makes copies there.
 * @throws CopyRefused when the folder cannot be written
 */
export async function whileLocked(folder: string, act: () => Promise<void>): Promise<void> {
	const unlock = await lockFolder(folder);
	if (!unlock) return;
	try {
		await act();
	} finally {
		unlock();
	}
}

async function lockFolder(folder: string): Promise<(() => void) | null> {
	try {
		return await lockDataFolder(folder, () => {}, 0);
	} catch (error) {
		if (error instanceof ConfigError) return null;
		const code = await access(folder, constants.W_OK).catch((refused) => refused.code);
		throw new CopyRefused(`BACKUP_DIR (${folder}) ${unwritable[code] ?? unwritable.other}`);
	}
}

const unwritable: Record<string, string> = {
	// So is every folder of another disk that deploy/linework.service does not name.
	EROFS:
		"is read-only for the site. Under systemd, it may write only where ReadWritePaths says; docs/server.md shows how to add a folder.",
	EACCES: "cannot be written by the site’s user account. Give it to that account.",
	other: "is not there or cannot be written. Is its disk connected?",
};

/** Unpacks it in the data folder, where the site can be read anyway. */
async function tryCopy(
	{ path }: StoredCopy,
	dataDir: string,
	key: string | null,
): Promise<Pick<Tried, "problem" | "faults"> & { isBad: boolean }> {
	const scratch = join(dataDir, tryingFolder);
	await rm(scratch, { recursive: true, force: true });
	try {
		const { faults } = await unpackSite(scratch, (folder) => unpackCopy(path, folder, key));
		return { problem: null, faults: faults.length, isBad: false };
	} catch (error) {
		if (error instanceof CopyRefused) {
			const isBad = !(error instanceof NoRoom || error instanceof CopyLocked);
			return { problem: error.message, faults: 0, isBad };
		}
		// Not the copy's fault, such as an error of the disk that it is unpacked on.
		return { problem: "It could not be read to its end.", faults: 0, isBad: false };
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}
