import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../public");
const ground = "#121013";
const small = [16, 32, 48];

const drawing = readFileSync(join(folder, "favicon.svg"), "utf8");
// The frames would be a gray blur at these sizes, so only the letter is drawn.
const letter = drawing.replace(/<path[^>]*stroke=[^>]*>/g, "").replace("0 0 64 64", "11 10 44 44");
writeIco(await Promise.all(small.map((size) => draw(size, 1, letter))));
write("icon-192.png", await draw(192));
write("icon-512.png", await draw(512));
// iOS rounds the corners. Android may crop to a circle of 80 % of the width, which would cut the frames.
write("apple-touch-icon.png", await draw(180, 0.9));
write("icon-maskable-512.png", await draw(512, 0.6, letter));

async function draw(size: number, part = 1, svg = drawing): Promise<Buffer> {
	const inner = Math.round(size * part);
	const image = await sharp(Buffer.from(svg)).resize(inner, inner).png().toBuffer();
	const canvas = { width: size, height: size, channels: 3, background: ground } as const;
	return sharp({ create: canvas })
		.composite([{ input: image }])
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
}

function write(name: string, bytes: Buffer): void {
	writeFileSync(join(folder, name), bytes);
	console.log(`${name}: ${bytes.length} bytes`);
}

function writeIco(images: Buffer[]): void {
	const head = Buffer.alloc(6 + 16 * images.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(images.length, 4);
	let at = head.length;
	for (const [index, image] of images.entries()) {
		const size = small[index] ?? 0;
		const entry = head.subarray(6 + 16 * index);
		entry.set([size, size]);
		entry.writeUInt16LE(1, 4);
		entry.writeUInt16LE(32, 6);
		entry.writeUInt32LE(image.length, 8);
		entry.writeUInt32LE(at, 12);
		at += image.length;
	}
	write("favicon.ico", Buffer.concat([head, ...images]));
}
