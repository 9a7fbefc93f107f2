import { createReadStream } from "node:fs";
import { access, open } from "node:fs/promises";
import type { Insertable } from "kysely";
import type { ReferenceFiles } from "../../db/tables.ts";
import { measure } from "../../storage/checksum.server.ts";
import { kindOf, leadingBytes, mostBytes } from "./file-kinds.ts";
import { emptyFile, refuseFault, requireMediaType, tooManyBytes } from "./file-refusals.server.ts";
import type { UploadFolder } from "./file-store.server.ts";

/** The incoming file stays until the caller has stored the row; a refused one is removed. */
export async function finalizeUpload(
	files: UploadFolder,
	id: string,
	name: string,
	network: string,
	requireType = requireMediaType,
): Promise<Insertable<ReferenceFiles>> {
	try {
		const { type, ...sent } = await inspect(files.incomingPath(id), name, requireType);
		const cleaned = await files.clean(id, type, network);
		if ("fault" in cleaned) {
			// Throws ENOENT if the file was removed meanwhile, which is not damage.
			await access(files.incomingPath(id));
			throw refuseFault(cleaned.fault, type, name);
		}
		const kept = await measure(createReadStream(files.cleanedPath(id)));
		await files.keep(id);
		const created_at = new Date().toISOString();
		return {
			id,
			name,
			media_type: cleaned.type,
			...kept,
			sent_bytes: sent.bytes,
			sent_sha256: sent.sha256,
			created_at,
		};
	} catch (error) {
		await files.removeIncoming(id);
		throw error;
	}
}

async function inspect(path: string, name: string, requireType: typeof requireMediaType) {
	const start = await readStart(path);
	if (start.byteLength === 0) throw emptyFile(name);
	const type = requireType(start, name);
	const kind = kindOf(type);
	const { bytes, sha256 } = await measure(createReadStream(path));
	if (bytes > mostBytes[kind]) throw tooManyBytes(name, kind);
	return { type, bytes, sha256 };
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
