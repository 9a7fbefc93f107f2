import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { strToU8, Zip, ZipPassThrough } from "fflate";

/** A file of the store, or a text. */
export type ArchiveEntry = { name: string } & ({ path: string } | { text: string });

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
	for (const entry of entries) {
		const file = new ZipPassThrough(entry.name);
		archive.add(file);
		const chunks = "text" in entry ? [strToU8(entry.text)] : createReadStream(entry.path);
		for await (const chunk of chunks) {
			file.push(chunk);
			yield* written.splice(0);
		}
		file.push(new Uint8Array(), true);
	}
	archive.end();
	yield* written;
}
