import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { turnOf } from "../app/publishing/turn.ts";
import { batsAndPumpkin } from "../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../content/bird-and-floral.ts";
import { digital } from "../content/digital.ts";
import { drawings } from "../content/drawings.ts";
import { tattoos } from "../content/tattoos.ts";
import { pt } from "./brush/geometry.ts";
import type { Lettering } from "./brush/lettering.ts";
import { drawText } from "./brush/lettering.ts";
import { newSheet } from "./brush/sheet.ts";
import { onPrint } from "./ground/on-print.ts";
import { manifest, PICTURES } from "./manifest.ts";

type Shown = { image: string } & Parameters<typeof turnOf>[0];

const shown: Shown[] = [
	...[...tattoos, ...drawings, ...digital],
	...[...birdAndFloral.images, ...batsAndPumpkin.photos],
];
const turns = new Map(shown.map((piece) => [piece.image, turnOf(piece)]));

const [COLUMNS, CELL, ART, GAP] = [9, 300, 276, 12];
const NAME: Lettering = { font: "text", size: 15, weight: 500 };

/** Puts all published pictures on one sheet, upright as the site shows them, with their names beneath. */
export async function drawContactSheet(file: string): Promise<void> {
	const names = Object.keys(await manifest.read());
	const [width, height] = [COLUMNS * CELL, Math.ceil(names.length / COLUMNS) * (CELL + 24) + GAP];
	const sheet = newSheet(width, height);
	const pictures = await Promise.all(
		names.map(async (name, index) => {
			const left = (index % COLUMNS) * CELL;
			const top = Math.floor(index / COLUMNS) * (CELL + 24);
			drawText(sheet, {
				...NAME,
				text: name,
				at: pt(left + CELL / 2, top + CELL + 8),
				align: "center",
			});
			const { data, info } = await sharp(fileURLToPath(new URL(`${name}-480.avif`, PICTURES)))
				.rotate(turns.get(name) ?? 0)
				.resize(ART, ART, { fit: "inside" })
				.png()
				.toBuffer({ resolveWithObject: true });
			return {
				input: data,
				left: left + Math.round((CELL - info.width) / 2),
				top: top + GAP + ART - info.height,
			};
		}),
	);
	await sharp(await onPrint()(sheet), { raw: { width, height, channels: 3 } })
		.composite(pictures)
		.png()
		.toFile(file);
}
