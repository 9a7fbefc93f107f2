import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import * as v from "valibot";
import { isFileName } from "./copied-files.server.ts";
import {
	type About,
	aboutName,
	type Manifest,
	manifestName,
	manifestSchema,
	parseAbout,
	tableOf,
} from "./copy-format.ts";
import { CopyLocked, CopyRefused, damaged } from "./copy-refused.ts";
import { decrypt, isEncrypted } from "./encrypt.server.ts";
import { checkDigest } from "./end-digest.server.ts";
import {
	explainDamage,
	makeFolders,
	storeFile,
	syncFiles,
	type UnpackedCopy,
} from "./unpacked-files.server.ts";

/**
 * Writes what the copy holds into an empty folder, each file on the disk and equal to the manifest.
 * @throws CopyRefused
 */
export async function unpackCopy(
	file: string,
	folder: string,
	key: string | null,
): Promise<UnpackedCopy> {
	await makeFolders(folder);
	const unpacked = await openCopy(file, key)
		.then((bytes) => readEntries(bytes, folder))
		.catch((error) => {
			throw explainDamage(error, damaged);
		});
	await syncFiles(folder, unpacked.manifest);
	return unpacked;
}

async function openCopy(file: string, key: string | null): Promise<AsyncIterable<Uint8Array>> {
	const start = Buffer.alloc(64);
	const handle = await open(file).catch((error) => {
		throw new CopyRefused(`${file} cannot be read (${error.code}).`);
	});
	try {
		if ((await handle.stat()).isDirectory())
			throw new CopyRefused(`${file} is a folder, not a copy: name a file in it.`);
		await handle.read(start, 0, start.length, 0);
	} finally {
		await handle.close();
	}
	const bytes = createReadStream(file, { highWaterMark: 1024 ** 2 });
	if (!isEncrypted(start)) return checkDigest(bytes);
	if (key === null) {
		throw new CopyLocked("The copy is encrypted: set BACKUP_KEY to the key it was made with.");
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
		const table = tableOf(header.name);
		if (!about && header.name !== aboutName) throw damaged();
		if (header.name === aboutName) about = parseAbout(await readJson(body));
		else if (header.name === manifestName) manifest = v.parse(manifestSchema, await readJson(body));
		else if (table !== undefined) {
			rows.push({ table, path: join(folder, header.name) });
			await storeFile(body, join(folder, header.name));
		} else if (isFileName(header.name)) {
			found[header.name] = await storeFile(body, join(folder, header.name));
		} else throw damaged();
	}
	if (!about || !manifest || !isDeepStrictEqual(manifest.files, found)) throw damaged();
	return { about, manifest, rows };
}

function readJson(body: ParsedTarEntry["body"]): Promise<unknown> {
	return json(Readable.fromWeb(body as never));
}
