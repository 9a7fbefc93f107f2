import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Transform } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import * as v from "valibot";
import { migrationNames } from "../db/migrate.server.ts";
import { syncToDisk } from "../requests/files/file-store.server.ts";
import { isFileName } from "./copied-files.server.ts";
import {
	type About,
	aboutName,
	aboutSchema,
	type Manifest,
	manifestName,
	manifestSchema,
	rowsName,
} from "./copy-format.ts";
import { CopyRefused } from "./copy-refused.ts";
import { decrypt, isEncrypted } from "./encrypt.server.ts";
import { checkDigest } from "./end-digest.server.ts";

export interface UnpackedCopy {
	about: About;
	manifest: Manifest;
	/** Paths, in their order. */
	rows: { table: string; path: string }[];
}

const folders = ["files", "originals", "pictures", "rows"];

/**
 * Writes what the copy holds into an empty folder, each file on the disk and equal to the manifest.
 * @throws CopyRefused
 */
export async function unpackCopy(
	file: string,
	folder: string,
	key: string | null,
): Promise<UnpackedCopy> {
	for (const name of folders) await mkdir(join(folder, name), { mode: 0o700 });
	const unpacked = await readEntries(await openCopy(file, key), folder).catch((error) => {
		throw explain(error);
	});
	await syncAll(Object.keys(unpacked.manifest.files).map((name) => join(folder, name)));
	for (const name of folders) await syncToDisk(join(folder, name));
	return unpacked;
}

/** Several at once share the disk's work: for thousands of small files it takes a fraction of the time. */
async function syncAll(paths: string[]): Promise<void> {
	const rest = paths.values();
	const syncEach = async () => {
		for (const path of rest) await syncToDisk(path);
	};
	await Promise.all(Array.from({ length: 16 }, syncEach));
}

async function openCopy(file: string, key: string | null): Promise<AsyncIterable<Uint8Array>> {
	const start = Buffer.alloc(64);
	const handle = await open(file).catch((error) => {
		throw new CopyRefused(`${file} cannot be read (${error.code}).`);
	});
	await handle.read(start, 0, start.length, 0).finally(() => handle.close());
	const bytes = createReadStream(file, { highWaterMark: 1024 ** 2 });
	if (!isEncrypted(start)) return checkDigest(bytes);
	if (key === null) {
		throw new CopyRefused("The copy is encrypted: set BACKUP_KEY to the key it was made with.");
	}
	return checkDigest(decrypt(bytes, key));
}

async function readEntries(
	bytes: AsyncIterable<Uint8Array>,
	folder: string,
): Promise<UnpackedCopy> {
	let [about, manifest]: [About | undefined, Manifest | undefined] = [undefined, undefined];
	const rows: UnpackedCopy["rows"] = [];
	const found: Manifest["files"] = {};
	const source = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
	for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true }))) {
		const table = rowsName.exec(header.name)?.[1];
		if (!about && header.name !== aboutName) throw damaged();
		if (header.name === aboutName) about = await readAbout(body);
		else if (header.name === manifestName) manifest = v.parse(manifestSchema, await readJson(body));
		else if (table !== undefined) {
			rows.push({ table, path: join(folder, header.name) });
			await store(body, join(folder, header.name));
		} else if (isFileName(header.name)) {
			found[header.name] = await store(body, join(folder, header.name));
		} else throw damaged();
	}
	if (!about || !manifest || !hasAll(manifest.files, found)) throw damaged();
	return { about, manifest, rows };
}

async function readAbout(body: ParsedTarEntry["body"]): Promise<About> {
	const about = await readJson(body);
	const parsed = v.safeParse(aboutSchema, about);
	const isKnown =
		parsed.success && parsed.output.migrations.every((name) => migrationNames.includes(name));
	if (isKnown) return parsed.output;
	throw new CopyRefused(
		"The copy was made by a newer version of Linework. Restore it with that version.",
	);
}

function readJson(body: ParsedTarEntry["body"]): Promise<unknown> {
	return json(Readable.fromWeb(body as never));
}

async function store(
	body: ParsedTarEntry["body"],
	path: string,
): Promise<{ bytes: number; sha256: string }> {
	const hash = createHash("sha256");
	let bytes = 0;
	await pipeline(
		body,
		async function* (chunks: AsyncIterable<Uint8Array>) {
			for await (const chunk of chunks) {
				hash.update(chunk);
				bytes += chunk.byteLength;
				yield chunk;
			}
		} as unknown as Transform,
		createWriteStream(path, { flags: "wx", mode: 0o600 }),
	);
	return { bytes, sha256: hash.digest("hex") };
}

function hasAll(named: Manifest["files"], found: Manifest["files"]): boolean {
	const names = Object.keys(named);
	return (
		names.length === Object.keys(found).length &&
		names.every(
			(name) =>
				found[name]?.sha256 === named[name]?.sha256 && found[name]?.bytes === named[name]?.bytes,
		)
	);
}

function damaged(): CopyRefused {
	return new CopyRefused("The copy is damaged or was cut short.");
}

/** What the archive's reader says of damage is not for the operator. */
function explain(error: unknown): unknown {
	if (error instanceof CopyRefused) return error;
	const { code } = error as NodeJS.ErrnoException;
	if (code === "ENOSPC")
		return new CopyRefused("There is no room for the copy's files on the disk.");
	return code && /^E[A-Z]+$/.test(code)
		? error
		: new CopyRefused(damaged().message, { cause: error });
}
