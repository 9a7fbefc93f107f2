import { canSet, fitWords, type Lettering, setLine } from "../images/lettering.server.ts";
import { loadSharp } from "../images/load-sharp.server.ts";
import { readPictureFile } from "../photos/serve-photos.server.ts";
import type { Site } from "../server/site.server.ts";
import { bone, ink, oxblood } from "../ui/colors.ts";
import type { ShareDrawing } from "./show-share.server.ts";

/** Networks show this size without cropping it. */
const size = { width: 1200, height: 630 };
const margin = 40;
/** Width from the outer edge of a plate to its picture. */
const rules = 16;

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** A plate on ink, the title beside it, and whose it is. */
export async function drawShare(site: Site, drawing: ShareDrawing): Promise<Buffer> {
	const sharp = await loadSharp();
	const plate = await readPlate(site, drawing);
	const { frame, words } = plate ? arrange(plate.width / plate.height) : withoutPlate;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
${fill(ink, { left: 0, top: 0, right: size.width, bottom: size.height })}
${fill(bone, frame)}${fill(ink, inset(frame, 4))}${fill(bone, inset(frame, 11))}${fill(ink, inset(frame, 12.5))}
<g fill="${bone}">${writeTitle(drawing.title, words)}${writeName(drawing.studioName, words)}</g>
${fill(oxblood, { left: words.left, top: words.bottom - 62, right: words.left + 84, bottom: words.bottom - 58 })}
</svg>`;
	const { left, top, right, bottom } = inset(frame, rules);
	const layers = plate && [{ input: await plate.resize(right - left, bottom - top), left, top }];
	return sharp(Buffer.from(svg))
		.composite(layers ?? [])
		.removeAlpha()
		.jpeg({ quality: 80, mozjpeg: true })
		.toBuffer();
}

/** Wide enough for the largest plate. */
const enough = 960;

async function readPlate(site: Site, { stored, image, turn }: ShareDrawing) {
	if (!stored) return null;
	const width = stored.webp.find((one) => one >= enough) ?? stored.webp.at(-1);
	const file = await readPictureFile(site, `${image}-${width}.webp`);
	const isTurned = turn !== 0;
	return {
		width: isTurned ? stored.height : stored.width,
		height: isTurned ? stored.width : stored.height,
		resize: async (across: number, high: number) => {
			const sharp = await loadSharp();
			const upright = await sharp(file)
				.rotate(turn)
				.flatten({ background: ink })
				.png({ compressionLevel: 1 })
				.toBuffer();
			return sharp(upright)
				.resize(across, high, { fit: "fill" })
				.png({ compressionLevel: 1 })
				.toBuffer();
		},
	};
}

/** Upright art stands at the left in full height; wide art hangs at the right in what width a title leaves. */
function arrange(ratio: number): { frame: Box; words: Box } {
	const isWide = ratio > 1;
	const tallest = size.height - 2 * (margin + rules);
	const width = Math.round(Math.min(700, tallest * ratio));
	const height = Math.round(width / ratio);
	const outer = width + 2 * rules;
	const left = isWide ? size.width - margin - outer : margin;
	const top = Math.round((size.height - height) / 2) - rules;
	const frame = { left, top, right: left + outer, bottom: top + height + 2 * rules };
	const words = isWide
		? { left: margin + 16, right: left - 52 }
		: { left: frame.right + 64, right: size.width - margin - 24 };
	return { frame, words: { ...words, top: margin + 8, bottom: size.height - margin - 8 } };
}

const withoutPlate = {
	frame: inset({ left: 0, top: 0, right: size.width, bottom: size.height }, margin),
	words: inset({ left: 0, top: 0, right: size.width, bottom: size.height }, margin + 72),
};

/** Above the rule and the name. */
const footHeight = 110;

function writeTitle(title: string, box: Box): string {
	if (!canSet(title)) return "";
	const block = fitWords(title, "display", {
		width: box.right - box.left,
		height: box.bottom - box.top - footHeight,
		mostLines: 5,
		sizes: { most: 124, least: 40 },
	});
	const middle = (box.top + box.bottom - 66) / 2;
	const first = middle - (block.leading * (block.lines.length - 1)) / 2 + block.size * 0.26;
	return block.lines
		.map((line, index) =>
			place(line, { face: "display", size: block.size }, box.left, first + index * block.leading),
		)
		.join("");
}

function writeName(name: string, box: Box): string {
	if (!canSet(name)) return "";
	const {
		size: most,
		lines: [line = ""],
	} = fitWords(name, "text", {
		width: box.right - box.left,
		height: 40,
		mostLines: 1,
		sizes: { most: 27, least: 17 },
	});
	return place(line, { face: "text", size: most }, box.left, box.bottom - 4);
}

function place(line: string, lettering: Lettering, x: number, y: number): string {
	return `<g transform="translate(${x} ${y})">${setLine(line, lettering).svg}</g>`;
}

function fill(color: string, { left, top, right, bottom }: Box): string {
	return `<path fill="${color}" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`;
}

function inset({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}
