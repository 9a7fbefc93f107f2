import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import * as v from "valibot";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { parseAbout, tableOf } from "../copies/copy-format.ts";
import { CopyRefused } from "../copies/copy-refused.ts";
import { restoreSite } from "../copies/restore-copy.server.ts";
import type { UnpackedSite } from "../copies/unpack-site.server.ts";
import {
	explainDamage,
	makeFolders,
	storeFile,
	syncFiles,
	type UnpackedCopy,
} from "../copies/unpacked-files.server.ts";
import { leavesRoom } from "../requests/files/file-store.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import {
	type ExportManifest,
	exportAboutName,
	exportManifestName,
	exportManifestSchema,
	siteFolder,
} from "./export-format.ts";

/** Largest file that is read into memory whole. */
const mostBytes = 256 * 1024 ** 2;

/**
 * Into an empty folder, and an empty database if there is one on Postgres: all of the site, or nothing.
 * @throws CopyRefused, ConfigError
 */
export function importSite(file: string, place: SitePlace): Promise<UnpackedSite> {
	return restoreSite(place, (scratch) => unpackExport(file, scratch));
}

async function unpackExport(file: string, scratch: string): Promise<UnpackedCopy> {
	const zip = await openZip(file);
	try {
		return await readZip(zip, scratch);
	} catch (error) {
		throw explainDamage(error, damaged);
	} finally {
		zip.close();
	}
}

async function openZip(file: string): Promise<ZipFile> {
	return openPromise(file, { autoClose: false }).catch((error) => {
		throw /^E[A-Z]+$/.test(error.code)
			? new CopyRefused(`${file} cannot be read (${error.code}).`)
			: new CopyRefused(`${file} is no zip, or was cut short.`);
	});
}

async function readZip(zip: ZipFile, scratch: string): Promise<UnpackedCopy> {
	const entries = new Map<string, Entry>();
	for await (const entry of zip.eachEntry()) {
		if (entries.has(entry.fileName)) throw damaged();
		entries.set(entry.fileName, entry);
	}
	if (!entries.has(exportAboutName))
		throw new CopyRefused("This zip is no export of a Linework site.");
	const read = async (name: string) => {
		const entry = entries.get(name);
		if (!entry) throw damaged();
		return zip.openReadStreamPromise(entry);
	};
	const readJson = async (name: string) => {
		if ((entries.get(name)?.uncompressedSize ?? 0) > mostBytes) throw damaged();
		return json(await read(name));
	};
	const about = parseAbout(await readJson(exportAboutName));
	const manifest = v.parse(exportManifestSchema, await readJson(exportManifestName));
	await requireRoom(manifest, scratch);
	await makeFolders(scratch);
	// Names on the disk come from the manifest, where only those of a data folder fit.
	const store = async (name: string, path: string, stored: { bytes: number; sha256: string }) => {
		if (entries.get(path)?.uncompressedSize !== stored.bytes) throw damaged();
		const { sha256 } = await storeFile(await read(path), join(scratch, name));
		if (sha256 !== stored.sha256) throw damaged();
	};
	for (const [name, part] of Object.entries(manifest.parts)) {
		if (part.bytes > mostBytes) throw damaged();
		await store(name, siteFolder + name, part);
	}
	for (const [name, one] of Object.entries(manifest.files)) await store(name, one.path, one);
	await syncFiles(scratch, manifest);
	const rows = Object.keys(manifest.parts)
		.sort()
		.map((name) => ({ table: tableOf(name) ?? "", path: join(scratch, name) }));
	return { about, manifest, rows };
}

async function requireRoom({ parts, files }: ExportManifest, scratch: string): Promise<void> {
	const sizes = [...Object.values(parts), ...Object.values(files)].map(({ bytes }) => bytes);
	const bytes = sizes.reduce((sum, one) => sum + one, 0);
	const { bavail, blocks, bsize } = await statfs(scratch);
	if (leavesRoom({ bavail: bavail - bytes / bsize, blocks, bsize })) return;
	throw new CopyRefused("There is no room for its files on the disk.");
}

function damaged(): CopyRefused {
	return new CopyRefused("The export is damaged or was changed.");
}
