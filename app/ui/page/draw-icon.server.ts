import { display } from "@fonts/outlines.json";
import { LRUCache } from "lru-cache";
import { loadSharp } from "../../images/load-sharp.server.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { bone, ink } from "../colors.ts";

const frames = `<g fill="none" stroke="${bone}">
<path stroke-width="32" d="M64 64h872v872H64z"/><path stroke-width="16" d="M126 126h748v748H126z"/></g>`;
/** Sizes of the pictures in `favicon.ico`, in px. */
const small = [16, 32, 48];

const drawings: Record<string, (letter: string) => Buffer | Promise<Buffer>> = {
	"/favicon.svg": (letter) => writeSvg(letter, 1000, frames),
	// The frames would be a gray blur.
	"/favicon.ico": async (letter) =>
		writeIco(await Promise.all(small.map((size) => draw(size, writeSvg(letter, 660))))),
	"/icon-192.png": (letter) => draw(192, writeSvg(letter, 1000, frames)),
	"/icon-512.png": (letter) => draw(512, writeSvg(letter, 1000, frames)),
	// iOS rounds the corners. Android may crop to a circle of 80 % of the width, which would cut the frames.
	"/apple-touch-icon.png": (letter) => draw(180, writeSvg(letter, 1110, frames)),
	"/icon-maskable-512.png": (letter) => draw(512, writeSvg(letter, 1100)),
};

/** Icons of the published and of the drafted name; a large one takes 50 ms to draw. */
const drawn = new LRUCache<string, Buffer>({
	max: 2 * Object.keys(drawings).length,
	fetchMethod: (key) => {
		const [path = "", letter = ""] = key.split(" ");
		return drawings[path]?.(letter);
	},
});

/** The first letter or digit of the studio's name that the display face has; a lozenge if there is none. */
export function drawIcon(path: string, { shortName, name }: Studio): Promise<Buffer> {
	const characters = [...`${shortName}${name}•`.normalize("NFC").toUpperCase()];
	const letter = characters.find(isLetter);
	return drawn.forceFetch(`${path} ${letter}`);
}

function isLetter(character: string): boolean {
	return /[\p{Lu}\p{Nd}•]/u.test(character) && Object.hasOwn(display.glyphs, character);
}

/** Length of a letter's longer side, in px. */
const letterSize = 580;

/** @param side of the square that is seen, with the letter in its middle */
function writeSvg(letter: string, side: number, around = ""): Buffer {
	const start = 500 - side / 2;
	const [, outline = "", [left = 0, bottom = 0, right = 0, top = 0] = []] =
		display.glyphs[letter] ?? [];
	const scale = letterSize / Math.max(right - left, top - bottom);
	const middle = [-(left + right) / 2, -(bottom + top) / 2];
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">
<path fill="${ink}" d="M-99-99h1198v1198H-99z"/>${around}
<path fill="${bone}" transform="translate(500 500) scale(${scale} ${-scale}) translate(${middle})" d="${outline}"/></svg>`);
}

async function draw(size: number, svg: Buffer): Promise<Buffer> {
	const sharp = await loadSharp();
	const png = { compressionLevel: 9, palette: true } as const;
	return sharp(svg).resize(size, size).removeAlpha().png(png).toBuffer();
}

function writeIco(images: Buffer[]): Buffer {
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
	return Buffer.concat([head, ...images]);
}
