import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { studio } from "../content/studio.ts";
import { pt } from "./brush/geometry.ts";
import type { Lettering } from "./brush/lettering.ts";
import { drawText, measureText, wrapText } from "./brush/lettering.ts";
import { newSheet } from "./brush/sheet.ts";
import { toLinear } from "./ground/light.ts";
import { onPrint } from "./ground/on-print.ts";
import { fingerprints, PICTURES, sharePrints } from "./manifest.ts";
import type { Box } from "./motifs/ornament/plate.ts";
import { fillBox, inset } from "./motifs/ornament/plate.ts";
import type { Share } from "./share-list.ts";
import { shares } from "./share-list.ts";

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 40];
/** From the outer edge of a plate to its picture. */
const RULES = 16;
const INK = toLinear("#121013");
const BONE = toLinear("#efe6d3");
const OXBLOOD = toLinear("#b3261e");

/**
 * Draws the pictures that are shown with links: those that have changed, or all; of all, or of those named.
 *
 * @throws when a name is none of them, or shows what is not published yet
 */
export async function drawShares(paths: string[], all: boolean): Promise<void> {
	const strange = paths.filter((path) => !shares.some((share) => share.path === path));
	if (strange.length > 0) throw new Error(`There is no share picture "${strange.join('", "')}".`);
	const [known, prints] = [await fingerprints.read(), await sharePrints.read()];
	const asked = shares.filter(({ path }) => paths.length === 0 || paths.includes(path));
	const missing = asked.filter(({ image }) => !known[image]).map(({ image }) => image);
	if (missing.length > 0) throw new Error(`Not published yet: ${missing.join(", ")}`);
	const due = asked.filter((share) => all || prints[share.path] !== printOf(share, known));
	for (const share of due) {
		const file = new URL(`share/${share.path}.jpg`, PICTURES);
		await mkdir(new URL(".", file), { recursive: true });
		await writeFile(file, await drawShare(share));
		prints[share.path] = printOf(share, known);
	}
	await sharePrints.write(prints);
	console.log(`${due.length} share pictures drawn, ${asked.length - due.length} unchanged.`);
}

/** What a share picture is made of: its words, its picture as that was drawn, and how it is set. */
export function printOf({ title, image, turn }: Share, drawn: Record<string, string>): string {
	const layout = readFileSync(new URL(import.meta.url), "utf8");
	const made = [studio.name, title, image, turn, drawn[image], layout];
	return createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 32);
}

async function drawShare({ title, image, turn }: Share): Promise<Buffer> {
	const { data, info } = await sharp(fileURLToPath(new URL(`${image}-960.avif`, PICTURES)))
		.rotate(turn)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { plate, text } = arrange(info.width / info.height);
	const sheet = newSheet(WIDTH, HEIGHT);
	sheet.light.forEach((_, index, light) => {
		light[index] = INK[index % 3] as number;
	});
	for (const [from, to] of [
		[0, 4],
		[11, 12.5],
	] as const) {
		fillBox(sheet, inset(plate, from), BONE);
		fillBox(sheet, inset(plate, to), INK);
	}
	drawTitle(sheet, title, text);
	const window = inset(plate, RULES);
	const seen = await sharp(data, { raw: info })
		.resize(window.right - window.left, window.bottom - window.top)
		.png({ compressionLevel: 1 })
		.toBuffer();
	const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
	const whole = await sharp(await onPrint("#ffffff")(sheet), { raw })
		.composite([{ input: seen, left: window.left, top: window.top }])
		.removeAlpha()
		.raw()
		.toBuffer();
	return compress(whole);
}

/** As good as fits into about 65 kB: engraved lines need more than skin. */
async function compress(whole: Buffer): Promise<Buffer> {
	const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
	let jpeg = whole;
	for (const quality of [78, 70, 62, 54]) {
		jpeg = await sharp(whole, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
		if (jpeg.length <= 65_000) break;
	}
	return jpeg;
}

/** Upright art stands at the left in full height; wide art hangs at the right in what width a title leaves. */
function arrange(ratio: number): { plate: Box; text: Box } {
	const most = ratio > 1 ? 700 : 560;
	const tallest = HEIGHT - 2 * (MARGIN + RULES);
	const width = Math.round(Math.min(most, tallest * ratio));
	const height = Math.round(width / ratio);
	const top = Math.round((HEIGHT - height) / 2) - RULES;
	const outer = width + 2 * RULES;
	const left = ratio > 1 ? WIDTH - MARGIN - outer : MARGIN;
	const plate = { left, top, right: left + outer, bottom: top + height + 2 * RULES };
	const text =
		ratio > 1
			? { left: MARGIN + 16, right: plate.left - 52 }
			: { left: plate.right + 64, right: WIDTH - MARGIN - 24 };
	return { plate, text: { ...text, top: MARGIN + 8, bottom: HEIGHT - MARGIN - 8 } };
}

function drawTitle(sheet: ReturnType<typeof newSheet>, title: string, box: Box): void {
	const ink = BONE;
	drawText(sheet, {
		font: "text",
		size: 27,
		weight: 500,
		text: studio.name,
		at: pt(box.left, box.bottom - 4),
		ink,
	});
	const { lettering, lines } = fitTitle(title, box.right - box.left, box.bottom - box.top - 110);
	const leading = lettering.size * 0.92;
	const middle = (box.top + box.bottom - 66) / 2;
	const first = middle - (leading * (lines.length - 1)) / 2 + lettering.size * 0.26;
	lines.forEach((text, index) => {
		drawText(sheet, { ...lettering, text, at: pt(box.left, first + index * leading), ink });
	});
	const rule = {
		left: box.left,
		top: box.bottom - 62,
		right: box.left + 84,
		bottom: box.bottom - 58,
	};
	fillBox(sheet, rule, OXBLOOD);
}

/** The largest size at which a title fits into a width and a height. */
function fitTitle(
	title: string,
	width: number,
	height: number,
): { lettering: Lettering; lines: string[] } {
	for (let size = 124; size >= 40; size -= 4) {
		const lettering: Lettering = { font: "display", size, weight: 500 };
		const lines = wrapText(title, lettering, width, true);
		const fits = lines.every((line) => measureText(line, lettering) <= width);
		if (fits && lines.length <= 5 && lines.length * size * 0.92 <= height)
			return { lettering, lines };
	}
	throw new Error(`The title "${title}" does not fit on a share picture.`);
}
