import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { openDatabaseToRead } from "../db/database.server.ts";
import { migrationNames } from "../db/migrate.server.ts";
import { withSnapshot } from "../db/snapshot.server.ts";
import { checkPlace } from "../storage/claim-bucket.server.ts";
import { openStorage, type SitePlace } from "../storage/storage.server.ts";
import { type Archive, createArchive } from "./archive.server.ts";
import { listCopiedFiles } from "./copied-files.server.ts";
import { copyRows } from "./copied-rows.server.ts";
import { type About, aboutName, type Manifest, manifestName } from "./copy-format.ts";
import { CopyRefused } from "./copy-refused.ts";
import { encrypt } from "./encrypt.server.ts";
import { addDigest } from "./end-digest.server.ts";
import { countErasures, hasErased } from "./erasures.server.ts";
import { replaceFile } from "./replace-file.server.ts";

export interface WrittenCopy {
	manifest: Manifest;
	bytes: number;
}

const mostAttempts = 5;

/**
 * Works beside a running site. `file` is replaced only once the copy is whole and on the disk.
 * @throws CopyRefused
 */
export async function writeCopy(
	place: SitePlace,
	file: string,
	key: string | null,
): Promise<WrittenCopy> {
	const { made, bytes } = await replaceFile(file, (part) => writeUndisturbed(place, part, key));
	return { manifest: made, bytes };
}

/**
 * As `writeCopy`, for commands: a copy that is made in the wrong folder lacks all files, and would replace one that has
 * them. The site itself has checked its place when it started.
 * @throws CopyRefused, and ConfigError when database, data folder and bucket do not belong together
 */
export async function checkAndWriteCopy(
	...[place, file, key]: Parameters<typeof writeCopy>
): Promise<WrittenCopy> {
	const database = await openDatabaseToRead(place);
	await checkPlace(database, place).finally(database.close);
	return writeCopy(place, file, key);
}

/** Makes the copy again if somebody was erased meanwhile, so that no copy that is finished later contains them. */
async function writeUndisturbed(
	place: SitePlace,
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
	const written = createWriteStream(part, { mode: 0o600 });
	// One that is still being opened would otherwise be left after the part is removed.
	const closed = new Promise((resolve) => written.once("close", resolve));
	await pipeline(bytes, written).finally(() => closed);
}

/** @returns null when something was erased meanwhile */
async function fillArchive(place: SitePlace, archive: Archive): Promise<Manifest | null> {
	const changed: string[] = [];
	const manifest: Manifest = { rows: {}, files: {}, missing: [], changed };
	const { files, erasures } = await withSnapshot(place, async (snapshot) => {
		requireKnown(snapshot.migrations);
		const about: About = {
			format: 1,
			madeAt: new Date().toISOString(),
			migrations: snapshot.migrations,
		};
		await archive.addText(aboutName, JSON.stringify(about));
		manifest.rows = await copyRows(snapshot, snapshot.tables, archive.addText);
		return { files: await listCopiedFiles(snapshot), erasures: await countErasures(snapshot) };
	});
	const storage = await openStorage(place);
	try {
		for (const [name, { content: expected }] of files) {
			const file = await storage.open(name);
			if (!file) {
				manifest.missing.push(name);
				continue;
			}
			const { isWhole, ...content } = await archive.addFile(name, file);
			manifest.files[name] = content;
			if (!isWhole || (expected && content.sha256 !== expected.sha256)) changed.push(name);
		}
	} finally {
		storage.close();
	}
	const disturbed = await hasErased(place, erasures);
	if (!disturbed) await archive.addText(manifestName, JSON.stringify(manifest));
	archive.end();
	return disturbed ? null : manifest;
}

function requireKnown(migrations: string[]): void {
	if (migrations.every((name) => migrationNames.includes(name))) return;
	throw new CopyRefused(
		"The database was made by a newer version of Linework. Copy it with that version.",
	);
}
