import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** Entries by their names, in their order. */
export async function unzip(bytes: Uint8Array): Promise<Record<string, Buffer>> {
	const zip = await fromBufferPromise(Buffer.from(bytes));
	const entries: Record<string, Buffer> = {};
	for await (const entry of zip.eachEntry()) {
		entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
	}
	return entries;
}
