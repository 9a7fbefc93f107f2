const kept = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** RFC 9649, 2.5 and 2.7. @returns null when the file is broken or cut short */
export function cleanAnimatedWebp(webp: Buffer): Buffer | null {
	if (webp.length < 20) return null;
	const end = 8 + webp.readUInt32LE(4);
	if (end > webp.length) return null;
	const chunks = cleanChunks(webp.subarray(12, end));
	if (!chunks) return null;
	const header = Buffer.alloc(12);
	header.write("RIFF", 0, "latin1");
	header.writeUInt32LE(4 + chunks.length, 4);
	header.write("WEBP", 8, "latin1");
	return Buffer.concat([header, chunks]);
}

function cleanChunks(bytes: Buffer): Buffer | null {
	const parts: Buffer[] = [];
	for (let at = 0; at + 8 <= bytes.length; ) {
		const type = bytes.toString("latin1", at, at + 4);
		const size = bytes.readUInt32LE(at + 4);
		const end = at + 8 + size + (size % 2);
		if (at + 8 + size > bytes.length) return null;
		const content = bytes.subarray(at + 8, at + 8 + size);
		if (type === "ANMF") {
			// Sixteen bytes of position and duration, then the frame's own chunks.
			const frame = size >= 16 ? cleanChunks(content.subarray(16)) : null;
			if (!frame) return null;
			parts.push(writeChunk(type, Buffer.concat([content.subarray(0, 16), frame])));
		} else if (kept.has(type)) parts.push(writeChunk(type, withoutFlags(type, content)));
		at = end;
	}
	return Buffer.concat(parts);
}

/** Clears the flags that announce EXIF and XMP. */
function withoutFlags(type: string, content: Buffer): Buffer {
	if (type !== "VP8X") return content;
	const copy = Buffer.from(content);
	copy[0] = (copy[0] ?? 0) & ~0b1100;
	return copy;
}

function writeChunk(type: string, content: Buffer): Buffer {
	const head = Buffer.alloc(8);
	head.write(type, 0, "latin1");
	head.writeUInt32LE(content.length, 4);
	return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
