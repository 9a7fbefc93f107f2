import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "../server/config.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";

// Other missing folders are no fault: the next start makes them.
const needed = ["files", "incoming"];
const folders = [...needed, "quarantine", "originals", "pictures"];
const ownFile =
	/^((linework|before-upgrade)\.db(-wal|-shm)?|instance(\.new)?|bucket|lock|newest-request|running|weekly-check\.json)$/;
const others = 0o077;

/** While this folder is there, a restore has not ended and there is no site yet. */
export const restoringFolder = "restoring";
/** A scratch folder, which a start removes. */
export const tryingFolder = "trying";

/** @throws ConfigError when the folder is shared or not writable, or a restore did not end */
export function prepareDataFolder(dataDir: string): void {
	try {
		makeOwnFolder(dataDir);
		if (existsSync(join(dataDir, restoringFolder))) {
			throw new ConfigError(
				`A copy is being restored into DATA_DIR (${dataDir}), or that was cut short. Run npm run restore -- FILE or npm run import -- FILE again.`,
			);
		}
		for (const name of folders) makeFolder(join(dataDir, name));
		for (const { path, right, mode } of listEntries(dataDir))
			if (mode & others) chmodSync(path, right);
		for (const path of [dataDir, ...folders.map((name) => join(dataDir, name))]) {
			accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
		}
	} catch (error) {
		throw explainFolderError(error, dataDir);
	}
}

/** @throws ConfigError when everybody may write there */
export function makeOwnFolder(dataDir: string): void {
	makeFolder(dataDir);
	const sticky = 0o1000;
	if (statSync(dataDir).mode & sticky || dataDir === "/") {
		throw new ConfigError(
			`DATA_DIR (${dataDir}) is shared by everybody. Choose a folder of its own.`,
		);
	}
}

/** With Postgres and a bucket, an empty folder will do. */
export function listMissingFolders({ dataDir, databaseUrl, s3 }: SitePlace): string[] {
	const inside = databaseUrl && s3 ? [] : needed;
	return [dataDir, ...inside.map((name) => join(dataDir, name))]
		.filter((path) => !statSync(path, { throwIfNoEntry: false })?.isDirectory())
		.map((path) => `there is no folder ${path}`);
}

export function listFileNames(dataDir: string): string[] {
	return listFolder(join(dataDir, "files"));
}

export function listModeFaults(dataDir: string): string[] {
	return listEntries(dataDir)
		.filter(({ mode, right }) => mode !== right)
		.map(
			({ path, mode, right }) =>
				`${path} has mode ${mode.toString(8).padStart(4, "0")} and not ${right.toString(8).padStart(4, "0")}`,
		);
}

/** Commands that were run as another user leave files that the site cannot read. */
export function listOwnerFaults(dataDir: string): string[] {
	const [folder, ...inside] = listEntries(dataDir);
	return inside
		.filter(({ owner }) => owner !== folder?.owner)
		.map(({ path }) => `${path} belongs to another user than the folder`);
}

/** Node's recursive mkdir loops forever on some refusals, for example in /proc. */
function makeFolder(path: string): void {
	const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory();
	if (isThere()) return;
	if (dirname(path) !== path) makeFolder(dirname(path));
	try {
		mkdirSync(path, { mode: 0o700 });
	} catch (error) {
		if (!isThere()) throw error;
	}
}

interface Entry {
	path: string;
	mode: number;
	right: number;
	owner: number;
}

/** @returns the folder itself first */
function listEntries(dataDir: string): Entry[] {
	const own = readdirSync(dataDir).filter((name) => ownFile.test(name));
	const stored = folders.flatMap((folder) =>
		listFolder(join(dataDir, folder)).map((name) => join(folder, name)),
	);
	const inside = [...own, ...folders, ...stored].flatMap((name) => {
		// Files may vanish while we read; never follow links out of the folder.
		const found = lstatSync(join(dataDir, name), { throwIfNoEntry: false });
		return found?.isFile() || found?.isDirectory() ? [{ path: join(dataDir, name), found }] : [];
	});
	return [{ path: dataDir, found: statSync(dataDir) }, ...inside].map(({ path, found }) => ({
		path,
		mode: found.mode & 0o777,
		right: found.isDirectory() ? 0o700 : 0o600,
		owner: found.uid,
	}));
}

function listFolder(path: string): string[] {
	return existsSync(path) ? readdirSync(path) : [];
}

const inPlaceOfFolder = "must be a folder, and there is a file in its place.";
const otherUser =
	"cannot be read and written by this user. If it belongs to another one, run this as that user.";
const noRoom = "cannot be written, since the disk is full. Free some room first.";
const faults: Record<string, string> = {
	EEXIST: inPlaceOfFolder,
	ENOTDIR: inPlaceOfFolder,
	ENOENT: "cannot be found or made. Set DATA_DIR to the site's folder.",
	EPERM: otherUser,
	EACCES: otherUser,
	EROFS: "cannot be written: its disk is read-only.",
	ENOSPC: noRoom,
	EDQUOT: noRoom,
};

export function explainFolderError(error: unknown, dataDir: string): unknown {
	const { code = "" } = error as NodeJS.ErrnoException;
	if (!code) return error;
	const fault = faults[code] ?? `cannot be used (${code}).`;
	return new ConfigError(`DATA_DIR (${dataDir}) ${fault}`, { cause: error });
}
