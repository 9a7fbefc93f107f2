import { createReadStream, type ReadStream } from "node:fs";
import { Readable } from "node:stream";
import { makeZip } from "client-zip";

/** A file, a text, or bytes that the caller reads. */
export type ArchiveEntry = { name: string } & (
	| { path: string }
	| { text: string }
	| { chunks: AsyncIterable<Uint8Array> }
);

type Entries = Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>;

/** A zip without compression: pictures and videos are compressed already. Holds a chunk of one entry at a time. */
export function streamArchive(entries: Entries): ReadableStream<Uint8Array> {
	return Readable.toWeb(Readable.from(writeArchive(entries))) as ReadableStream<Uint8Array>;
}

/** Each entry is asked for once the one before it is written. */
export async function* writeArchive(entries: Entries): AsyncGenerator<Uint8Array> {
	let open: ReadStream | undefined;
	async function* openEach() {
		for await (const { name, ...content } of entries) {
			if ("text" in content) yield { name, input: content.text };
			else if ("chunks" in content) yield { name, input: content.chunks };
			else {
				open = createReadStream(content.path);
				yield { name, input: open };
			}
		}
	}
	const inputs = openEach();
	const reader = makeZip(inputs).getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		// The zip does not end its source when it is left in the middle.
		open?.destroy();
		await inputs.return();
	}
}
