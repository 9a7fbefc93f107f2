import { createHash } from "node:crypto";
import { createChecksum } from "../storage/checksum.server.ts";
import { damaged } from "./copy-refused.ts";

type Bytes = AsyncIterable<Uint8Array>;

const endBytes = 64 + 1;

/** Ends the stream with the hash of all bytes before it, in hex. */
export async function* addDigest(source: Bytes): AsyncGenerator<Uint8Array> {
	const checksum = createChecksum();
	yield* checksum.pass(source);
	yield Buffer.from(`${checksum.end().sha256}\n`);
}

/** Strips the hash. @throws CopyRefused if it does not match, after all else has passed */
export async function* checkDigest(source: Bytes): AsyncGenerator<Uint8Array> {
	const hash = createHash("sha256");
	let tail = Buffer.alloc(0);
	for await (const chunk of source) {
		const bytes = Buffer.concat([tail, chunk]);
		const passed = bytes.subarray(0, Math.max(0, bytes.length - endBytes));
		tail = bytes.subarray(passed.length);
		hash.update(passed);
		if (passed.length > 0) yield passed;
	}
	if (tail.toString("latin1") !== `${hash.digest("hex")}\n`) throw damaged();
}
