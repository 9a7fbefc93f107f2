import { Readable } from "node:stream";
import { makeZip } from "client-zip";
import type { OpenFile } from "../../storage/storage.server.ts";

/** A text, bytes that the caller reads, or a file: null if it is lost. */
export type ArchiveEntry = { name: string } & (
	| { text: string }
	| { chunks: AsyncIterable<Uint8Array> }
	| { open(): Promise<Pick<OpenFile, "chunks"> | null> }
);

type Entries = Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>;

/** A zip without compression: pictures and videos are compressed already. Holds a chunk of one entry at a time. */
export function streamArchive(entries: Entries): ReadableStream<Uint8Array> {
	return Readable.toWeb(Readable.from(writeArchive(entries))) as ReadableStream<Uint8Array>;
}

/**
 * Reads each entry only after the one before it is written. Lost files are named in a last entry.
 * @param onMissing gets their names too
 */
export async function* writeArchive(
	entries: Entries,
	onMissing: (name: string) => void = () => {},
): AsyncGenerator<Uint8Array> {
	let file: Readable | undefined;
	const missing: string[] = [];
	async function* openEach() {
		for await (const { name, ...content } of entries) {
			if ("text" in content) yield { name, input: content.text };
			else if ("chunks" in content) yield { name, input: content.chunks };
			else {
				file = (await content.open())?.chunks;
				if (file) yield { name, input: file };
				else {
					missing.push(name);
					onMissing(name);
				}
			}
		}
		if (missing.length > 0) {
			const input = `These files were not there, and are not in here:\n${missing.join("\n")}\n`;
			yield { name: "missing.txt", input };
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
		file?.destroy();
		await inputs.return();
	}
}
