import { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import { ERRORS, Upload } from "@tus/server";
import type { Db } from "../db/database.server.ts";
import { kindOf, leadingBytes, mostBytes } from "./file-kinds.ts";
import { cleanFileName } from "./file-name.ts";
import { requireMediaType, tooManyBytes } from "./file-refusals.server.ts";
import { isFileId, type ReferenceFileStore } from "./file-store.server.ts";
import { deleteUnclaimedFiles, findUnclaimedFile } from "./reference-files.server.ts";

/** How the visitor's own device names the file. */
export function nameOfUpload(upload: Upload): string {
	return cleanFileName(upload.metadata?.filename ?? upload.metadata?.name ?? "");
}

/**
 * Uploads on their way in, as tus sees them, and the kept ones that no request has claimed: those
 * still answer for their size, so that a client whose last answer was lost need not send again, and
 * can still be removed.
 */
export class UploadStore extends FileStore {
	private readonly db: Db;
	private readonly files: ReferenceFileStore;

	constructor(db: Db, files: ReferenceFileStore) {
		super({ directory: files.incomingFolder, expirationPeriodInMilliseconds: 24 * 60 * 60 * 1000 });
		this.extensions = ["creation", "creation-with-upload", "termination", "expiration"];
		this.db = db;
		this.files = files;
	}

	override async getUpload(id: string): Promise<Upload> {
		if (!isFileId(id)) throw ERRORS.FILE_NOT_FOUND;
		const kept = await findUnclaimedFile(this.db, id);
		if (!kept) return super.getUpload(id);
		return new Upload({ id, size: kept.bytes, offset: kept.bytes });
	}

	/** Looks at the first bytes before anything is written, and refuses what will not be taken. */
	override async write(source: Readable, id: string, offset: number): Promise<number> {
		if (await findUnclaimedFile(this.db, id)) return offset;
		if (offset > 0) return super.write(source, id, offset);
		const upload = await super.getUpload(id);
		const { start, whole } = await peek(source);
		if (start.byteLength >= Math.min(16, upload.size ?? 16)) {
			try {
				this.checkStart(start, upload);
			} catch (refusal) {
				await this.files.removeIncoming(id);
				throw refusal;
			}
		}
		return super.write(whole, id, offset);
	}

	override async remove(id: string): Promise<void> {
		if (!isFileId(id)) throw ERRORS.FILE_NOT_FOUND;
		const [kept] = await deleteUnclaimedFiles(this.db, { ids: [id] });
		if (kept) await this.files.removeKept(kept);
		else await super.remove(id);
	}

	private checkStart(start: Uint8Array, upload: Upload): void {
		const name = nameOfUpload(upload);
		const kind = kindOf(requireMediaType(start, name));
		if ((upload.size ?? 0) > mostBytes[kind]) throw tooManyBytes(name, kind);
	}
}

/** Waits for the first bytes without losing them. */
async function peek(source: Readable): Promise<{ start: Uint8Array; whole: Readable }> {
	const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
	const first: Uint8Array[] = [];
	let length = 0;
	let ended = false;
	while (length < leadingBytes && !ended) {
		const next = await chunks.next();
		ended = next.done ?? false;
		if (next.done) break;
		first.push(next.value);
		length += next.value.byteLength;
	}
	const start = Buffer.concat(first);
	async function* again() {
		if (start.byteLength > 0) yield start;
		for (let next = ended; !next; ) {
			const chunk = await chunks.next();
			if (chunk.done) next = true;
			else yield chunk.value;
		}
	}
	return { start, whole: Readable.from(again(), { objectMode: false }) };
}
