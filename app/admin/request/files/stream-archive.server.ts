import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";

interface ArchiveEntry {
	name: string;
	path: string;
}

/** A zip without compression: pictures and videos are compressed already. Holds a chunk of one file at a time. */
export function streamArchive(entries: ArchiveEntry[]): ReadableStream<Uint8Array> {
	return Readable.toWeb(Readable.from(writeArchive(entries))) as ReadableStream<Uint8Array>;
}

async function* writeArchive(entries: ArchiveEntry[]): AsyncGenerator<Uint8Array> {
	const written: Uint8Array[] = [];
	const archive = new Zip((error, chunk) => {
		if (error) throw error;
		written.push(chunk);
	});
	for (const { name, path } of entries) {
		const entry = new ZipPassThrough(name);
		archive.add(entry);
		for await (const chunk of createReadStream(path)) {
			entry.push(chunk);
			yield* written.splice(0);
		}
		entry.push(new Uint8Array(), true);
	}
	archive.end();
	yield* written;
}
