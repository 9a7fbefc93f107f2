import { circle, pt, smooth } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { cloud, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, closedLine, dot, lay, line, newSheet, spindle } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onSkin } from "../../ground/on-skin.ts";
import { drawBison } from "../../motifs/beasts/bison.ts";
import { drawTuft } from "../../motifs/plants/grass.ts";
import type { Piece } from "../../piece.ts";

/** American bison engraved like a banknote, in an oval of guilloche, ribs. */
export const piece: Piece = {
	on: onSkin({
		tone: "brown",
		body: "ribs",
		seed: 77,
		shot: { distance: 1.32, look: [1120, 800] },
		lamp: "warm",
		light: -0.55,
		behind: ["cloth", "#4f4a48"],
	}),
	stored: -90,
	draw(): Sheet {
		const sheet = newSheet(2000, 1600);
		drawSky(sheet);
		drawGuilloche(sheet);
		drawPrairie(sheet);
		drawBison(sheet);
		for (const [x, y, height, spread] of TUFTS) drawTuft(sheet, pt(x, y), height, spread);
		return sheet;
	},
};

const MIDDLE = pt(990, 800);
const SQUASH = 0.76;

function drawSky(sheet: Sheet): void {
	lay(sheet, fill(circle(MIDDLE, 690, SQUASH)), BLACK, (x, y) => {
		const high = ramp(900, 280, y);
		const clouds = ramp(0.02, 0.2, cloud(x / 340, y / 130, 3, 21));
		return engrave(y / 11, (0.1 + 0.42 * high) * (1 - clouds) * ramp(1180, 1060, y), 11);
	});
}

/** Waves that run round the oval out of step with one another, as on the rim of a banknote. */
function drawGuilloche(sheet: Sheet): void {
	for (let wave = 0; wave < 9; wave++) {
		const path = Array.from({ length: 1500 }, (_, step) => {
			const angle = (step / 1500) * Math.PI * 2;
			const reach =
				745 +
				34 * Math.sin(angle * 48 + (wave / 9) * Math.PI * 2) +
				10 * Math.sin(angle * 24 - wave);
			return pt(MIDDLE.x + Math.cos(angle) * reach, MIDDLE.y + Math.sin(angle) * reach * SQUASH);
		});
		closedLine(sheet, path, { width: 2.3 });
	}
	for (const [radius, width] of [
		[692, 7],
		[704, 2.5],
		[792, 2.5],
		[804, 7],
	] as const)
		closedLine(sheet, circle(MIDDLE, radius, SQUASH), { width });
	for (let bead = 0; bead < 150; bead++) {
		const angle = (bead / 150) * Math.PI * 2;
		dot(
			sheet,
			pt(MIDDLE.x + Math.cos(angle) * 828, MIDDLE.y + Math.sin(angle) * 828 * SQUASH),
			4.4,
		);
	}
}

/** The ground inside the oval: short strokes that grow towards the viewer. */
function drawPrairie(sheet: Sheet): void {
	for (let stroke = 0; stroke < 420; stroke++) {
		const low = hash(stroke, 1);
		const y = mix(1190, 1315, low);
		const half = 680 * Math.sqrt(Math.max(0, 1 - ((y - MIDDLE.y) / (690 * SQUASH)) ** 2));
		const x = MIDDLE.x + (hash(stroke, 2) * 2 - 1) * half;
		const reach = Math.min(mix(20, 70, low), half - Math.abs(x - MIDDLE.x));
		if (reach < 12) continue;
		line(sheet, smooth([pt(x - reach, y), pt(x, y - 3), pt(x + reach, y + 2)]), {
			width: mix(2.5, 5.5, low),
			taper: spindle,
		});
	}
}

const TUFTS = [
	[420, 1296, 90, 110],
	[560, 1306, 70, 120],
	[760, 1300, 110, 150],
	[960, 1312, 80, 120],
	[1120, 1306, 66, 110],
	[1300, 1298, 84, 130],
	[1480, 1280, 110, 130],
	[660, 1330, 84, 120],
	[1200, 1334, 80, 120],
] as const;
