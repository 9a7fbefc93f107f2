import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { DatabasePlace } from "../db/database.server.ts";
import { migrationNames } from "../db/migrate.server.ts";
import { readTable, type Snapshot, withSnapshot } from "../db/snapshot.server.ts";
import { syncToDisk } from "../requests/files/file-store.server.ts";
import { type Archive, createArchive } from "./archive.server.ts";
import { listCopiedFiles } from "./copied-files.server.ts";
import { type About, aboutName, type Manifest, manifestName, nameRows } from "./copy-format.ts";
import { CopyRefused } from "./copy-refused.ts";
import { encrypt } from "./encrypt.server.ts";
import { addDigest } from "./end-digest.server.ts";

export interface WrittenCopy {
	manifest: Manifest;
	bytes: number;
}

const partMs = 60 * 60 * 1000;
const erasingMs = 10_000;
const mostAttempts = 5;
const rowBytes = 1024 ** 2;

/**
 * Beside a running site. `file` is replaced only once the copy is whole and on the disk.
 * @throws CopyRefused
 */
export async function writeCopy(
	place: DatabasePlace,
	file: string,
	key: string | null,
): Promise<WrittenCopy> {
	await removeOldParts(file);
	const part = `${file}.${randomBytes(4).toString("hex")}.part`;
	try {
		const manifest = await writeUndisturbed(place, part, key);
		await syncToDisk(part);
		const { size } = await stat(part);
		await rename(part, file);
		await syncToDisk(dirname(file));
		return { manifest, bytes: size };
	} catch (error) {
		await rm(part, { force: true });
		throw explain(error, file);
	}
}

/** Somebody who is erased while a copy is made is in none that is finished later: it is made again. */
async function writeUndisturbed(
	place: DatabasePlace,
	part: string,
	key: string | null,
): Promise<Manifest> {
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const archive = createArchive();
		const filling = fillArchive(place, archive);
		filling.catch(archive.fail);
		// Fails for both: with the archive's own error, or with the disk's, which then ends the archive.
		await write(archive, part, key);
		const manifest = await filling;
		if (manifest) return manifest;
	}
	throw new CopyRefused(
		"Data was erased again and again while the copy was made. Try again later.",
	);
}

async function write(archive: Archive, part: string, key: string | null): Promise<void> {
	const digested = addDigest(archive.readable);
	const bytes = key === null ? digested : encrypt(digested, key);
	await pipeline(bytes, createWriteStream(part, { mode: 0o600 }));
}

/** @returns null when something was erased meanwhile */
async function fillArchive(place: DatabasePlace, archive: Archive): Promise<Manifest | null> {
	const manifest: Manifest = { rows: {}, files: {}, missing: [] };
	const { files, erasures } = await withSnapshot(place, async (snapshot) => {
		requireKnown(snapshot.migrations);
		const about: About = {
			format: 1,
			madeAt: new Date().toISOString(),
			migrations: snapshot.migrations,
		};
		await archive.addText(aboutName, JSON.stringify(about));
		await addRows(snapshot, archive, manifest);
		return { files: await listCopiedFiles(snapshot), erasures: await countErasures(snapshot) };
	});
	for (const name of files) {
		const added = await archive.addFile(name, join(place.dataDir, name));
		if (added) manifest.files[name] = added;
		else manifest.missing.push(name);
	}
	// Erasing removes files first, and says so a moment later.
	const deadline = Date.now() + (manifest.missing.length > 0 ? erasingMs : 0);
	const isDisturbed = async () => (await withSnapshot(place, countErasures)) !== erasures;
	let disturbed = await isDisturbed();
	while (!disturbed && Date.now() < deadline) {
		await wait(200);
		disturbed = await isDisturbed();
	}
	if (!disturbed) await archive.addText(manifestName, JSON.stringify(manifest));
	archive.end();
	return disturbed ? null : manifest;
}

/** Uploads that no request has claimed yet are left out: their senders may take them back at any time. */
async function addRows(snapshot: Snapshot, archive: Archive, { rows }: Manifest): Promise<void> {
	let parts = 0;
	for (const table of snapshot.tables) {
		let [lines, length, count] = [[] as string[], 0, 0];
		const flush = async () => {
			if (lines.length > 0) await archive.addText(nameRows(parts++, table), lines.join(""));
			[lines, length] = [[], 0];
		};
		for await (const row of readTable(snapshot, table)) {
			if (table === "reference_files" && row.submission_id === null) continue;
			const line = `${JSON.stringify(row)}\n`;
			lines.push(line);
			length += line.length;
			count += 1;
			if (length > rowBytes) await flush();
		}
		await flush();
		rows[table] = count;
	}
}

async function countErasures({ db, tables }: Pick<Snapshot, "db" | "tables">): Promise<number> {
	if (!tables.includes("audit_trail")) return 0;
	const { count } = await db
		.selectFrom("audit_trail")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("act", "in", ["erased", "erased by retention", "photo deleted"])
		.executeTakeFirstOrThrow();
	return count;
}

function requireKnown(migrations: string[]): void {
	if (migrations.every((name) => migrationNames.includes(name))) return;
	throw new CopyRefused(
		"The database was made by a newer version of Linework. Copy it with that version.",
	);
}

function explain(error: unknown, file: string): unknown {
	const { code } = error as NodeJS.ErrnoException;
	if (code === "ENOSPC") return new CopyRefused(`There is no room for ${file} on its disk.`);
	if (code === "EISDIR") return new CopyRefused(`${file} is a folder. Name a file in it.`);
	return code === "EACCES" || code === "EROFS"
		? new CopyRefused(`${file} cannot be written by the user that runs this.`)
		: error;
}

/** Left behind by copies that were killed. */
async function removeOldParts(file: string): Promise<void> {
	const folder = dirname(file);
	const found = await readdir(folder).catch(() => {
		throw new CopyRefused(`There is no folder ${folder} that can be read.`);
	});
	const isPart = (name: string) =>
		name.startsWith(`${basename(file)}.`) && /\.[0-9a-f]{8}\.part$/.test(name);
	for (const name of found.filter(isPart)) {
		const path = join(folder, name);
		if (Date.now() - (await stat(path)).mtimeMs > partMs) await rm(path);
	}
}
