import type { Path } from "../../brush/geometry.ts";
import { circle, heading, pick, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, noise, ramp } from "../../brush/random.ts";
import { drawCast, sculpt } from "../../brush/sculpt.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line, newSheet } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { onPaper } from "../../ground/on-paper.ts";
import type { Box } from "../../motifs/ornament/plate.ts";
import { corners, drawPlate, inset, trimAround } from "../../motifs/ornament/plate.ts";
import { drawPinnedSheet } from "../../motifs/things/pinned-sheet.ts";
import { ROOM, roomTone, roomWash } from "../../motifs/things/studio-room.ts";
import { drawShade } from "../../motifs/things/table.ts";
import type { Piece } from "../../piece.ts";

const FRAME = { left: 64, top: 64, right: 1936, bottom: 1186 };
const WINDOW = { left: 190, top: 150, right: 830, bottom: 620 };
const FLOOR = 850;
const RED: Ink = [0.6, 0.1, 0.08];
const SHEETS = [
	[1010, 250, -0.02, "rose"],
	[1250, 236, 0.015, "swallow"],
	[1490, 250, -0.01, "key"],
	[1730, 240, 0.025, "dagger"],
	[1010, 552, 0.02, "star"],
	[1250, 545, -0.02, "rose"],
	[1730, 548, 0.015, "swallow"],
] as const;

/** Shadows on the floor: middle, half width, half height. */
const SHADES = [
	[1240, 1050, 240, 44],
	[815, 1068, 160, 36],
	[1760, 1022, 170, 36],
	[420, 1000, 330, 40],
] as const;

/** The room: drawing table at the window with the mountains, chair, stool, cart, and flash on the wall. */
export const piece: Piece = {
	on: onPaper({ seed: 814, age: 0.5 }),
	draw(): Sheet {
		const sheet = newSheet(2000, 1250);
		drawWalls(sheet);
		drawWindow(sheet);
		for (const [x, y, turn, design] of SHEETS) drawPinnedSheet(sheet, pt(x, y), turn, design, 0.72);
		for (const [x, y, wide, tall] of SHADES) drawShade(sheet, pt(x, y), wide, tall);
		const spacing = 8;
		const cast = sculpt(ROOM, {
			to: pt(990, 1000),
			scale: 106,
			pitch: -0.3,
			grain: 3,
			box: [-8.6, -6.2, 8.6, 1.6],
			reach: 4,
		});
		drawCast(sheet, cast, {
			edge: 5,
			halo: 6,
			tone: roomTone,
			wash: roomWash,
			grain: { spacing, phase: ({ facing }, x, y) => (y * 0.9 + x * 0.42 - facing * 40) / spacing },
		});
		trimAround(sheet, inset(FRAME, 22));
		drawPlate(sheet, FRAME);
		return sheet;
	},
};

function drawWalls(sheet: Sheet): void {
	const inside = inset(FRAME, 24);
	lay(sheet, fill(corners({ ...inside, bottom: FLOOR })), BLACK, (x, y) => {
		const lit = ramp(900, 200, Math.hypot(x - 510, (y - 400) * 1.2));
		const dark = 0.46 - 0.3 * lit + 0.2 * ramp(1200, 1950, x);
		return engrave((x + 2.5 * noise(x / 60, y / 90, 5)) / 11, clamp(dark), 11);
	});
	const board = { ...inside, top: FLOOR - 54, bottom: FLOOR };
	clear(sheet, corners(board), 0);
	closedLine(sheet, corners(board), { width: 5 });
	lay(sheet, fill(corners({ ...inside, top: FLOOR })), BLACK, (x, y) => {
		const depth = (y - FLOOR) / (1190 - FLOOR);
		const across = (x - 1000) / (0.55 + 0.6 * depth);
		const plank = Math.floor(across / 150);
		const away = across - plank * 150;
		const seam = ramp(5, 3, Math.min(away, 150 - away));
		const light = ramp(430, 120, Math.abs(x - 480 - 260 * depth));
		const dark =
			0.5 -
			0.34 * light +
			0.14 * noise(plank * 3.1, y / 90, 5) +
			0.12 * noise(across / 20, y / 60, 6);
		return Math.max(
			seam,
			engrave((y + 4 * noise(across / 90, y / 14, plank)) / 10, clamp(dark, 0.06, 0.9), 10),
		);
	});
}

/** Skylines from far to near, and how dark their shaded faces are. */
const RIDGES = [
	[
		"190,480 222,456 240,462 268,430 284,438 312,402 330,410 352,376 372,362 384,372 402,334 414,318 440,312 470,312 482,322 494,350 508,356 530,392 548,398 566,384 584,372 600,388 622,412 640,436 662,430 690,452 716,440 740,458 768,474 800,462 830,480",
		0.7,
	],
	[
		"190,512 230,490 258,500 300,470 330,486 372,452 400,470 440,500 480,488 520,512 566,480 600,496 640,470 684,500 730,490 772,516 830,500",
		0.85,
	],
	["190,574 260,552 330,566 420,540 510,562 600,550 690,566 760,548 830,566", 1],
] as const;

function drawWindow(sheet: Sheet): void {
	const { left, top, right, bottom } = WINDOW;
	const sill: Box = { left: left - 50, top: bottom + 26, right: right + 50, bottom: bottom + 58 };
	clear(sheet, corners(inset(WINDOW, -34)), 4);
	closedLine(sheet, corners(inset(WINDOW, -34)), { width: 7 });
	lay(sheet, fill(corners(WINDOW)), BLACK, (_x, y) => engrave(y / 12, 0.3 * ramp(420, top, y), 12));
	const sun = circle(pt(650, 330), 66);
	clear(sheet, sun, 4);
	lay(sheet, fill(sun), RED, () => 0.9);
	closedLine(sheet, sun, { width: 5 });
	for (const [crest, dark] of RIDGES) drawRidge(sheet, smooth(trace(crest), false, 3), dark);
	for (const pane of [
		[left, top, (left + right) / 2 - 9, bottom],
		[(left + right) / 2 + 9, top, right, bottom],
	] as const)
		closedLine(sheet, corners({ left: pane[0], top: pane[1], right: pane[2], bottom: pane[3] }), {
			width: 6,
		});
	clear(
		sheet,
		corners({
			left: (left + right) / 2 - 8,
			top: top - 20,
			right: (left + right) / 2 + 8,
			bottom: bottom + 10,
		}),
		0,
	);
	clear(sheet, corners(sill), 3);
	closedLine(sheet, corners(sill), { width: 6 });
}

/** Faces that fall to the right lie in shade, down slanted ribs that begin at the crest. */
function drawRidge(sheet: Sheet, crest: Path, dark: number): void {
	const body = [...crest, pt(WINDOW.right, WINDOW.bottom), pt(WINDOW.left, WINDOW.bottom)];
	clear(sheet, body, 3);
	lay(sheet, fill(body), BLACK, (x, y) => {
		const top = pick(
			crest,
			Math.max(
				0,
				crest.findIndex((place) => place.x >= x),
			),
		).y;
		const rib = x - (y - top) * 0.34 + 7 * noise(x / 22, y / 22, 3);
		const index = Math.max(
			1,
			crest.findIndex((place) => place.x >= rib),
		);
		const slope = heading(crest, index);
		const tone = dark * ramp(0.05, 0.5, slope) * ramp(190, 60, y - top) + 0.1;
		return engrave((x * 0.72 + y * 0.7) / 8, clamp(tone), 8);
	});
	line(sheet, crest, { width: 5 });
}
