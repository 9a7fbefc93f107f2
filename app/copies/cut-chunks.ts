/** Chunks of exactly `size` bytes; the last one may be shorter. */
export async function* cutChunks(
	source: AsyncIterable<Uint8Array>,
	size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
	let held: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of source) {
		held.push(chunk);
		length += chunk.byteLength;
		if (length <= size) continue;
		let rest = Buffer.concat(held);
		for (; rest.length > size; rest = rest.subarray(size)) {
			yield { bytes: rest.subarray(0, size), isLast: false };
		}
		held = [rest];
		length = rest.length;
	}
	yield { bytes: Buffer.concat(held), isLast: true };
}
