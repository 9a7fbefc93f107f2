import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Insertable } from "kysely";
import sharp from "sharp";
import type { ReferenceFiles } from "../db/tables.ts";
import { kindOf, leadingBytes, mostBytes, mostPixels } from "./file-kinds.ts";
import {
	damaged,
	emptyFile,
	requireMediaType,
	tooManyBytes,
	tooManyPixels,
} from "./file-refusals.server.ts";
import type { ReferenceFileStore } from "./file-store.server.ts";

/**
 * Looks at a file that has arrived whole and, if it can be taken, makes it permanent.
 * @returns its row, not yet stored and not yet part of a request
 * @throws Refusal 413 or 415, leaving nothing of the file behind
 */
export async function keepFile(
	files: ReferenceFileStore,
	id: string,
	name: string,
): Promise<Insertable<ReferenceFiles>> {
	try {
		const seen = await inspect(files.incomingPath(id), name);
		await files.keep(id);
		return { id, name, ...seen, created_at: new Date().toISOString() };
	} finally {
		await files.removeIncoming(id);
	}
}

async function inspect(path: string, name: string) {
	const start = await readStart(path);
	if (start.byteLength === 0) throw emptyFile(name);
	const mediaType = requireMediaType(start, name);
	const kind = kindOf(mediaType);
	const { bytes, sha256 } = await measure(path);
	if (bytes > mostBytes[kind]) throw tooManyBytes(name, kind);
	if (kind === "image") await checkPixels(path, name);
	return { media_type: mediaType, bytes, sha256 };
}

async function readStart(path: string): Promise<Uint8Array> {
	const handle = await open(path, "r");
	try {
		const { buffer, bytesRead } = await handle.read(
			new Uint8Array(leadingBytes),
			0,
			leadingBytes,
			0,
		);
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of createReadStream(path)) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	return { bytes, sha256: hash.digest("hex") };
}

/** Reads the picture's header only; a small file can claim a size that would fill the memory. */
async function checkPixels(path: string, name: string): Promise<void> {
	let pixels: number;
	try {
		const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
		pixels = width * height;
	} catch {
		throw damaged(name);
	}
	if (pixels > mostPixels) throw tooManyPixels(name);
}
