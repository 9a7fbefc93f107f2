import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";

interface StagedText {
	name: string;
	bytes: number;
	sha256: string;
	read(): AsyncIterable<Uint8Array>;
}

export interface StagedTexts {
	add(name: string, text: string | AsyncIterable<string>): Promise<void>;
	list(): StagedText[];
	close(): Promise<void>;
}

/**
 * Keeps texts of one database snapshot on the disk, since a download may be slow.
 * The file has no name from the beginning: nothing is left of it, whatever ends the process.
 */
export async function stageTexts(dataDir: string): Promise<StagedTexts> {
	const path = join(dataDir, `exporting-${randomBytes(8).toString("hex")}`);
	const file = await open(path, "wx+", 0o600);
	await rm(path);
	const texts: StagedText[] = [];
	let end = 0;
	return {
		async add(name, text) {
			const start = end;
			const hash = createHash("sha256");
			for await (const part of typeof text === "string" ? [text] : text) {
				const bytes = Buffer.from(part);
				hash.update(bytes);
				await file.appendFile(bytes);
				end += bytes.length;
			}
			const bytes = end - start;
			const read = () => readRange(file, start, bytes);
			texts.push({ name, bytes, sha256: hash.digest("hex"), read });
		},
		list: () => texts,
		close: () => file.close(),
	};
}

const readAtOnce = 64 * 1024;

async function* readRange(
	file: FileHandle,
	start: number,
	bytes: number,
): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes; at += readAtOnce) {
		const chunk = Buffer.alloc(Math.min(readAtOnce, bytes - at));
		await file.read(chunk, 0, chunk.length, start + at);
		yield chunk;
	}
}
