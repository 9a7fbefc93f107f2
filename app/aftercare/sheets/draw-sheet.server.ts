import { canSet, type Lettering, setLine } from "../../images/lettering.server.ts";
import { loadSharp } from "../../images/load-sharp.server.ts";
import type { SheetFacts } from "./sheet-facts.server.ts";

/** Width of the drawn sheets, in px; `demo-art/motifs/aftercare` leaves room there. */
const sheetWidth = 1600;
const [left, right] = [112, 1488];
const head = { y: 134, width: 570, size: 34, tracking: 2.5 };
const foot = { y: 2138, size: 36, gap: 60 };
const ink = "#2f2c2b";

/** @param file of any width and format @returns the same with the facts written on it */
export async function drawSheet(file: Buffer, facts: SheetFacts): Promise<Buffer> {
	const sharp = await loadSharp();
	const { width, height, format } = await sharp(file).metadata();
	const high = (sheetWidth * height) / width;
	const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheetWidth} ${high}">
<g fill="${ink}">${writeHead(facts)}${writeFoot(facts)}</g></svg>`;
	const drawn = sharp(file)
		.composite([{ input: Buffer.from(layer) }])
		.removeAlpha();
	if (format === "png")
		return drawn.png({ palette: true, colors: 64, dither: 0, effort: 4 }).toBuffer();
	if (format === "webp") return drawn.webp({ quality: 56, effort: 4 }).toBuffer();
	// Somebody waits for it: the best compression would take a minute for the largest.
	return drawn.avif({ quality: 50, effort: width < 960 ? 1 : 0 }).toBuffer();
}

/** @param file of any format @returns a PNG, small enough to be kept on phones */
export async function drawPng(file: Buffer): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(file).png({ palette: true, effort: 4 }).toBuffer();
}

function writeHead({ name }: SheetFacts): string {
	if (!canSet(name)) return "";
	const { size, tracking } = head;
	const { width } = setLine(name, { face: "text", size, tracking });
	const scale = Math.min(1, head.width / width);
	return place(
		name,
		{ face: "text", size: size * scale, tracking: tracking * scale },
		left,
		head.y,
	);
}

/** Writes one line, smaller if it would not fit. */
function writeFoot({ call, page = "" }: SheetFacts): string {
	const { size, gap, y } = foot;
	const whole =
		setLine(call, { face: "text", size }).width + setLine(page, { face: "text", size }).width;
	const lettering = {
		face: "text",
		size: size * Math.min(1, (right - left - gap) / whole),
	} as const;
	const { width } = setLine(page, lettering);
	return place(call, lettering, left, y) + place(page, lettering, right - width, y);
}

function place(words: string, lettering: Lettering, x: number, y: number): string {
	return `<g transform="translate(${x} ${y})">${setLine(words, lettering).svg}</g>`;
}
