import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, pick, polar, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";

const BARE: Ink = [1, 1, 1];

/** A bird's eye: naked ring, iris in the shade of the brow, wide pupil, window of light. */
export function drawBirdEye(
	sheet: Sheet,
	center: Point,
	radius: number,
	{ pupil = 0.62, iris, rim = 0.2 }: { pupil?: number; iris?: Ink; rim?: number } = {},
): void {
	clear(sheet, circle(center, radius * (1 + rim)), 0);
	closedLine(sheet, circle(center, radius * (1 + rim)), { width: Math.max(2, radius * 0.1) });
	const ball = fill(circle(center, radius));
	if (iris) lay(sheet, ball, iris, () => 0.95);
	lay(sheet, ball, BLACK, (x, y) => {
		const [dx, dy] = [(x - center.x) / radius, (y - center.y) / radius];
		const away = Math.hypot(dx, dy);
		if (away < pupil) return 1;
		const shade = 0.85 * ramp(-0.1, -0.9, dy) + 0.7 * ramp(0.78, 1, away);
		const fibers = engrave((Math.atan2(dy, dx) / Math.PI) * 14, 0.4, radius * 0.2);
		return Math.max(pepper(x, y, clamp(shade), 3.2), 0.6 * fibers * ramp(1, pupil, away));
	});
	closedLine(sheet, circle(center, radius), { width: Math.max(2.4, radius * 0.14) });
	dot(sheet, polar(center, -2.25, radius * 0.42), radius * 0.25, BARE);
	dot(sheet, polar(center, 0.75, radius * 0.5), radius * 0.1, BARE, 0.75);
}

/** A scaled toe or leg along a line, with plates across it. */
export function drawShank(
	sheet: Sheet,
	spine: Path,
	thick: number,
	thin: number,
	color?: Ink,
	dark = 0.55,
): void {
	drawBlade(sheet, {
		spine,
		radius: (t) => mix(thick, thin, t) * (1 + 0.07 * Math.sin(t * 15 + thick)),
		halo: 3,
		edge: Math.max(2.4, thick * 0.22),
		...(color ? { wash: () => [color, 0.9] as const } : {}),
		tone: ({ across, light }) =>
			clamp(dark * 1.9 - 1.9 * light * dark + 0.8 * ramp(0.55, 1, Math.abs(across))),
		veins: {
			phase: ({ away, across }) => away / (thick * 0.75) + across * across * 0.35,
			spacing: thick * 0.75,
			tone: () => 0.3,
		},
	});
}

/** A curved claw that starts at a point; `hook` is the radians it turns. */
export function drawClaw(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	hook: number,
): void {
	drawBlade(sheet, {
		spine: wander(root, angle, length, (t) => (hook * (0.4 + 1.2 * t)) / length),
		radius: (t) => Math.max(0.8, width * (1 - t) ** 0.75),
		halo: 2,
		edge: Math.max(2, width * 0.2),
		tone: ({ across, t }) => (Math.abs(across + 0.3) < 0.22 && t < 0.8 ? 0.25 : 0.98),
	});
}

/** Toes that come over a perch towards the viewer and end in claws; `angle` is where they point. */
export function drawGrip(
	sheet: Sheet,
	foot: Point,
	angle: number,
	size: number,
	color?: Ink,
): void {
	for (const [lean, length] of [
		[0.62, 0.9],
		[-0.55, 0.95],
		[0.02, 1.05],
	] as const) {
		const side = angle + lean * 1.7;
		const spine = wander(
			polar(foot, angle + Math.PI, size * 0.12),
			side,
			size * length,
			() => (-lean * 1.9) / (size * length),
		);
		const end = pick(spine, spine.length - 1);
		drawClaw(sheet, end, angle - lean * 0.25, size * 0.46, size * 0.1, lean > 0 ? 0.5 : -0.5);
		drawShank(sheet, spine, size * 0.14, size * 0.11, color);
	}
}

/** A thin tuft or bristle fan drawn as one dark leaf, for crests. */
export function drawPlume(
	sheet: Sheet,
	root: Point,
	angle: number,
	length: number,
	width: number,
	bend: number,
	dark = 1,
): void {
	drawBlade(sheet, {
		spine: wander(root, angle, length, () => bend / length),
		radius: outlines.flame(width / 2),
		halo: 2,
		edge: 2.6,
		tone: ({ across, t }) => dark * (0.95 - 0.5 * ramp(0.1, -0.6, across) * ramp(0.1, 0.4, t)),
	});
}

/**
 * A foot of a bird of prey: three toes forward and one back, thick pads, long claws. From `close` 0.85 up
 * the foot holds something, and the back toe is behind it.
 */
export function drawTalons(
	sheet: Sheet,
	foot: Point,
	angle: number,
	size: number,
	close: number,
): void {
	for (const [lean, length, curl] of [
		[2.7, 0.62, -0.9],
		[0.72, 0.95, -1],
		[-0.72, 0.95, 1],
		[0, 1.1, -0.25],
	] as const) {
		if (lean > 2 && close > 0.85) continue;
		const reach = size * length;
		const spine = wander(
			polar(foot, angle + lean, size * 0.1),
			angle + lean,
			reach,
			() => (curl * close) / reach,
		);
		const end = pick(spine, spine.length - 1);
		drawClaw(sheet, end, angle + lean + curl * close, size * 0.74, size * 0.125, curl * 1.1);
		drawShank(sheet, spine, size * 0.19, size * 0.14, undefined, 0.7);
	}
}
