import { createHash } from "node:crypto";

type Bytes = AsyncIterable<Uint8Array>;

export interface Checksum {
	bytes: number;
	/** In hex. */
	sha256: string;
}

/** Passes bytes on and measures them on the way. `end` is called once, after the last of them. */
export function createChecksum() {
	const hash = createHash("sha256");
	let bytes = 0;
	return {
		async *pass(source: Bytes): AsyncGenerator<Uint8Array> {
			for await (const chunk of source) {
				hash.update(chunk);
				bytes += chunk.byteLength;
				yield chunk;
			}
		},
		end: (): Checksum => ({ bytes, sha256: hash.digest("hex") }),
	};
}

export async function measure(source: Bytes): Promise<Checksum> {
	const checksum = createChecksum();
	for await (const _ of checksum.pass(source));
	return checksum.end();
}
