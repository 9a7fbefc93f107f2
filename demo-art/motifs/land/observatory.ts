import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { lay, line } from "../../brush/sheet.ts";
import { blend, glow, paint, tint } from "../painting/paint.ts";

const STONE = ["#12131f", "#2c2a3c", "#5a4c5a", "#a37a68", "#e0ab7d"].map(tint);
const COPPER = ["#0f1a22", "#1f3a3f", "#3f6a66", "#8fa690", "#f0c894"].map(tint);
const DARK = tint("#0b0c15");
const LAMP = tint("#ffd58a");

/** Warm light comes low from the left: `lean` -1 faces it, 1 faces away. */
function stone(x: number, y: number, lean: number, ladder: readonly Ink[] = STONE): Ink {
	const worn = 0.1 * cloud(x / 50, y / 50, 4, 3) + 0.05 * noise(x / 5, y / 5, 4);
	const stain = 0.1 * ramp(0.1, 0.5, noise(x / 14, y / 170, 6));
	return blend(ladder, clamp(0.4 - 0.42 * lean + worn - stain));
}

/** A round domed tower that stands to its shoulders in water; (0, 0) is the middle of its waterline. */
export function drawObservatory(sheet: Sheet, to: Point, scale: number): void {
	const put = (path: Path) => moveAll(path, to, 0, scale);
	const lean = (x: number, half: number) => clamp((x - to.x) / (half * scale), -1, 1);
	drawDrum(sheet, put, lean, to, scale);
	drawDome(sheet, put, to, scale);
	drawWing(sheet, put, to, scale);
}

type Put = (path: Path) => Path;

function box(left: number, top: number, right: number, bottom: number): Path {
	return [pt(left, top), pt(right, top), pt(right, bottom), pt(left, bottom)];
}

function drawDrum(
	sheet: Sheet,
	put: Put,
	lean: (x: number, half: number) => number,
	to: Point,
	scale: number,
): void {
	paint(sheet, put(box(-330, -330, 330, 40)), (x, y) => {
		const course = Math.abs((((y - to.y) / scale / 30 + 40) % 1) - 0.5);
		const row = Math.floor((y - to.y) / scale / 30);
		const angle = Math.asin(lean(x, 331));
		const joint = Math.abs(((angle * 7 + (row % 2) * 0.5 + 40) % 1) - 0.5);
		const base = stone(
			x,
			y,
			lean(x, 330) + 0.25 * (hash(Math.floor(angle * 7 + (row % 2) * 0.5), row) - 0.5),
		);
		return blend(
			[base, DARK],
			0.34 * Math.max(ramp(0.42, 0.5, course), ramp(0.46, 0.5, joint)) +
				0.35 * ramp(-70, 30, (y - to.y) / scale),
		);
	});
	for (let bay = -3; bay <= 3; bay++) {
		const angle = bay * 0.42;
		const [x, wide] = [Math.sin(angle) * 330, 40 * Math.cos(angle)];
		const lit = bay === -1;
		const window = put([
			pt(x - wide, -70),
			pt(x - wide, -200),
			...circle(pt(x, -200), wide).filter((p) => p.y <= -200),
			pt(x + wide, -200),
			pt(x + wide, -70),
		]);
		paint(sheet, window, (px, py) =>
			lit
				? blend(
						[LAMP, tint("#c8642e")],
						clamp(Math.hypot(px - to.x - x * scale, py - to.y + 150 * scale) / (110 * scale)),
					)
				: blend([DARK, tint("#2a2638")], 0.4 * noise(px / 20, py / 20, 3)),
		);
		for (const bar of [-0.33, 0.33])
			line(
				sheet,
				put([
					pt(x + wide * bar, -200 - wide * 0.9),
					pt(x + wide * bar, -150),
					pt(x + wide * bar, -70),
				]),
				{ width: 4 * scale, ink: DARK },
			);
		line(sheet, put([pt(x - wide, -150), pt(x, -150), pt(x + wide, -150)]), {
			width: 4 * scale,
			ink: DARK,
		});
		const edge = Math.sin(angle + 0.21) * 330;
		const narrow = 11 * Math.cos(angle + 0.21) + 3;
		if (bay < 3)
			paint(sheet, put(box(edge - narrow, -300, edge + narrow, 40)), (px, py) =>
				stone(px, py, lean(px, 330) * 0.8 + (((px - to.x) / scale - edge) / narrow) * 0.35),
			);
	}
	for (const [y, high, over] of [
		[-330, 26, 22],
		[-300, 12, 8],
		[-56, 16, 12],
	] as const)
		paint(sheet, put(box(-330 - over, y - high / 2, 330 + over, y + high / 2)), (x, yy) =>
			stone(x, yy, lean(x, 340) - 0.25),
		);
	const lamp = put([pt(Math.sin(-0.42) * 330, -140)])[0];
	if (lamp) glow(sheet, lamp, 330 * scale, LAMP, 0.5);
}

function drawDome(sheet: Sheet, put: Put, to: Point, scale: number): void {
	const shell = Array.from({ length: 91 }, (_, step) => {
		const angle = Math.PI + (step / 90) * Math.PI;
		return pt(Math.cos(angle) * 318, -340 + Math.sin(angle) * 318);
	});
	const broken = [
		...shell.slice(0, 62),
		...trace("150,-560 172,-520 140,-486 196,-470 176,-420 236,-408 222,-372 286,-366"),
		pt(318, -340),
	];
	paint(sheet, put(shell), (_x, y) =>
		blend([DARK, tint("#3a2f42")], ramp(-640, -340, (y - to.y) / scale)),
	);
	for (let rib = 1; rib < 8; rib++) {
		const angle = Math.PI * 1.5 + rib * 0.2;
		const path = Array.from({ length: 40 }, (_, step) => {
			const up = (step / 39) * (Math.PI / 2);
			return pt(
				Math.sin((angle - Math.PI * 1.5) * 1.1) * 318 * Math.cos(up),
				-340 - Math.sin(up) * 318,
			);
		});
		line(sheet, put(path), { width: 8 * scale, ink: tint("#4b4048") });
	}
	for (const share of [0.3, 0.6, 0.82]) {
		const reach = 318 * Math.cos(Math.asin(share));
		line(
			sheet,
			put([
				pt(0, -340 - 318 * share),
				pt(reach * 0.6, -340 - 318 * share),
				pt(reach, -340 - 318 * share),
			]),
			{ width: 6 * scale, ink: tint("#453a44") },
		);
	}
	paint(sheet, put(broken), (x, y) => {
		const [lx, ly] = [(x - to.x) / scale / 318, ((y - to.y) / scale + 340) / 318];
		const height = Math.sqrt(Math.max(0, 1 - lx * lx - ly * ly));
		const around = Math.atan2(lx, height + 0.001);
		const seam = Math.abs(((around * 5 + 20.5) % 1) - 0.5);
		const row = Math.abs(((Math.asin(clamp(-ly, 0, 1)) * 5.2) % 1) - 0.5);
		const base = stone(x, y, clamp(lx * 0.95 + 0.25 + ly * 0.35, -1, 1), COPPER);
		return blend([base, DARK], 0.4 * Math.max(ramp(0.44, 0.5, seam), ramp(0.45, 0.5, row)));
	});
	const slit = put(
		smooth(
			trace("-120,-350 -116,-480 -92,-580 -54,-648 -14,-656 -30,-580 -40,-480 -42,-350"),
			true,
			4,
		),
	);
	paint(sheet, slit, (_x, y) =>
		blend([DARK, tint("#3d2a2a")], ramp(-620, -340, (y - to.y) / scale)),
	);
	const tube = put(trace("-92,-470 -52,-466 -96,-716 -152,-708"));
	paint(sheet, tube, (x, y) =>
		stone(
			x,
			y,
			((x - to.x) / scale + 98 - ((y - to.y) / scale + 590) * 0.2) / 40 +
				0.8 * ramp(-560, -470, (y - to.y) / scale),
			COPPER,
		),
	);
	for (const ring of ["-154,-706 -124,-714 -94,-716", "-122,-590 -98,-594 -72,-594"])
		line(sheet, put(trace(ring)), { width: 11 * scale, ink: STONE[3] ?? DARK });
	line(sheet, slit, { width: 7 * scale, ink: STONE[3] ?? DARK });
	line(sheet, put([pt(-318, -340), pt(-314, -400), pt(-296, -460)]), {
		width: 6 * scale,
		ink: COPPER[4] ?? DARK,
	});
}

/** The low broken gallery beside the tower. */
function drawWing(sheet: Sheet, put: Put, to: Point, scale: number): void {
	for (let column = 0; column < 6; column++) {
		const x = 400 + column * 84;
		const high = [190, 190, 176, 120, 150, 60][column] ?? 100;
		paint(sheet, put(box(x - 16, -high, x + 16, 40)), (px, py) =>
			stone(px, py, ((px - to.x) / scale - x) / 16),
		);
		paint(sheet, put(box(x - 23, -high - 12, x + 23, -high)), (px, py) =>
			stone(px, py, -0.3 + ((px - to.x) / scale - x) / 30),
		);
	}
	paint(sheet, put(trace("320,-236 604,-220 620,-196 590,-182 320,-186")), (x, y) =>
		stone(x, y, 0.15 + 0.3 * ramp(-230, -190, (y - to.y) / scale)),
	);
	const fallen = put(trace("690,-30 850,-96 866,-66 720,10"));
	paint(sheet, fallen, (x, y) => stone(x, y, 0.2 + ((y - to.y) / scale + 40) / 70));
	lay(sheet, fill(put(box(-352, 18, 352, 40))), DARK, () => 0.3);
}
