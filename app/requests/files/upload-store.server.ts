import { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import type { Limits } from "../../server/clients/limits.server.ts";
import { kindOf, leadingBytes, mostBytes } from "./file-kinds.ts";
import { cleanFileName } from "./file-name.ts";
import { asNoRoom, tooManyBytes } from "./file-refusals.server.ts";
import { isFileId, type UploadFolder } from "./file-store.server.ts";
import type { UploadRows } from "./upload-rows.server.ts";

/** Counting may cost a query. */
const countedAtOnce = 4 * 1024 ** 2;

export function nameOfUpload({ metadata }: Pick<Upload, "metadata">): string {
	return cleanFileName(metadata?.filename ?? metadata?.name ?? "");
}

/** Kept uploads without a request still answer, in case the client lost the last response. */
export class UploadStore extends DataStore {
	override readonly extensions = ["creation", "creation-with-upload", "termination", "expiration"];
	private readonly rows: UploadRows;
	private readonly files: Pick<UploadFolder, "parts" | "removeKept">;
	private readonly limits: Pick<Limits, "countArrived" | "releaseUpload">;

	constructor(rows: UploadRows, files: UploadStore["files"], limits: UploadStore["limits"]) {
		super();
		this.rows = rows;
		this.files = files;
		this.limits = limits;
	}

	override getExpiration(): number {
		return 24 * 60 * 60 * 1000;
	}

	override async create(upload: Upload): Promise<Upload> {
		try {
			await this.files.parts.create(upload);
			return upload;
		} catch (error) {
			await this.files.parts.drop(upload.id);
			await this.limits.releaseUpload(upload.id, upload.size ?? 0);
			throw error;
		}
	}

	override async getUpload(id: string): Promise<Upload> {
		if (!isFileId(id)) throw ERRORS.FILE_NOT_FOUND;
		const kept = await this.rows.find(id);
		if (!kept) return this.files.parts.find(id);
		return new Upload({ id, size: kept.sent_bytes, offset: kept.sent_bytes });
	}

	override async write(source: Readable, id: string, offset: number): Promise<number> {
		if (await this.rows.find(id)) return offset;
		try {
			const whole = offset > 0 ? source : await this.checked(source, id);
			return await this.files.parts.append(this.count(whole), id, offset);
		} catch (error) {
			if (asNoRoom(error)) await this.drop(id);
			throw error;
		}
	}

	override async remove(id: string): Promise<void> {
		if (!isFileId(id)) throw ERRORS.FILE_NOT_FOUND;
		if (await this.rows.remove(id)) return this.files.removeKept(id);
		await this.drop(id);
	}

	private async drop(id: string): Promise<void> {
		const { size = 0, offset } = await this.files.parts.find(id);
		await this.files.parts.drop(id);
		await this.limits.releaseUpload(id, size - offset);
	}

	private async *count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		let uncounted = 0;
		const countAll = async () => {
			const bytes = uncounted;
			uncounted = 0;
			if (bytes > 0) await this.limits.countArrived(bytes);
		};
		try {
			for await (const chunk of chunks) {
				uncounted += chunk.byteLength;
				if (uncounted >= countedAtOnce) await countAll();
				yield chunk;
			}
		} finally {
			await countAll();
		}
	}

	private async checked(source: Readable, id: string): Promise<Readable> {
		const upload = await this.files.parts.find(id);
		const { start, whole } = await peek(source);
		if (start.byteLength < Math.min(16, upload.size ?? 16)) return whole;
		try {
			this.checkStart(start, upload);
		} catch (refusal) {
			await this.drop(id);
			throw refusal;
		}
		return whole;
	}

	private checkStart(start: Uint8Array, upload: Upload): void {
		const name = nameOfUpload(upload);
		const kind = kindOf(this.rows.requireType(start, name));
		if ((upload.size ?? 0) > mostBytes[kind]) throw tooManyBytes(name, kind);
	}
}

async function peek(source: Readable): Promise<{ start: Uint8Array; whole: Readable }> {
	const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
	const first: Uint8Array[] = [];
	let length = 0;
	while (length < leadingBytes) {
		const next = await chunks.next();
		if (next.done) break;
		first.push(next.value);
		length += next.value.byteLength;
	}
	const start = Buffer.concat(first);
	async function* again() {
		if (start.byteLength > 0) yield start;
		for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
	}
	return { start, whole: Readable.from(again(), { objectMode: false }) };
}
