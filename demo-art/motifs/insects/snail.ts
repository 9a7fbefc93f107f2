import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, points, polar, pt, ribbon, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { clamp, cloud, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { lightOn } from "../../brush/tube.ts";
import { mixInk } from "../plants/plants.ts";

/** How much a whorl grows in one turn. */
const GROWTH = 2.05;
/** Where the mouth of the shell is. */
const MOUTH = 2.35;
/** How far the cap it creeps over falls away beneath head and tail. */
function sag(x: number): number {
	return x > 130 ? 0.0016 * (x - 130) ** 2 : x < -240 ? 0.003 * (x + 240) ** 2 : 0;
}

/** Lays a body that is noted on level ground over a curved one. */
function lean({ x, y }: Point): Point {
	const across = x > 120 ? 120 + (x - 120) * 0.68 : x < -250 ? -250 + (x + 250) * 0.85 : x;
	return pt(across, y + sag(across));
}

const BODY = smooth(
	trace(
		"-470,-30 -486,-76 -470,-116 -424,-134 -372,-120 -324,-76 -270,-48 -190,-60 -90,-92 60,-110 180,-84 290,-40 400,6 486,44 520,62 470,72 330,66 150,58 -60,58 -260,62 -390,56 -450,30 -462,0",
	).map(lean),
	true,
	4,
);

/** A garden snail that creeps to the left; the origin is on the ground beneath its shell. */
export function drawSnail(
	sheet: Sheet,
	frame: Place,
	shell: readonly [Ink, Ink],
	flesh: Ink,
): void {
	const { scale = 1 } = frame;
	const feeler = (noted: number[], from: number, to: number, ball: number) => {
		const spine = smooth(points(...noted).map(lean), false, 3);
		drawForm(sheet, {
			outline: place(
				ribbon(spine, (t) => from + (to - from) * t),
				frame,
			),
			swell: from * scale,
			wash: flesh,
			edge: 5,
			halo: 4,
			base: 0.12,
			mark: (x, y) => 0.3 * ramp(0.2, 0.8, Math.sin((x + y) / 4)),
		});
		const tip = place([spine[spine.length - 1] ?? pt(0, 0)], frame)[0] ?? frame.to;
		drawForm(sheet, {
			outline: circle(tip, ball * scale),
			swell: ball * 0.8 * scale,
			wash: flesh,
			edge: 5,
			halo: 3,
			base: 0.2,
		});
		dot(sheet, pt(tip.x - 2, tip.y - 3), ball * 0.52 * scale);
		dot(sheet, pt(tip.x - 4, tip.y - 6), ball * 0.18 * scale, [1.2, 1.2, 1.2]);
	};
	feeler([-414, -110, -410, -180, -388, -238, -352, -282], 16, 9, 17);
	drawForm(sheet, {
		outline: place(BODY, frame),
		swell: 70 * scale,
		wash: flesh,
		edge: 8,
		base: 0.1,
		mark(px, py) {
			const { x, y: low } = unplace(px, py, frame);
			const y = low - sag(x);
			const net = Math.abs(noise(x / 21 + 0.6 * noise(x / 30, y / 30, 3), y / 15, 8));
			const hem = ramp(26, 40, y) * (0.4 + 0.5 * ramp(0, 0.8, Math.sin(x / 8)));
			return (
				0.6 * ramp(0.14, 0.03, net) * ramp(40, 28, y) +
				hem * 0.8 +
				0.55 * ramp(-70, -20, y) * ramp(-230, -120, x) * ramp(300, 150, x) * ramp(30, 0, y)
			);
		},
	});
	feeler([-446, -112, -470, -184, -474, -250, -456, -306], 18, 10, 19);
	for (const noted of [
		[-466, -60, -498, -48, -516, -22],
		[-448, -34, -474, -14, -486, 12],
	])
		drawForm(sheet, {
			outline: place(
				ribbon(smooth(points(...noted).map(lean), false, 3), (t) => 11 - 4 * t),
				frame,
			),
			swell: 9 * scale,
			wash: flesh,
			edge: 4,
			halo: 3,
		});
	line(sheet, place(smooth(trace("-480,-72 -462,-52 -440,-48").map(lean)), frame), { width: 4 });
	drawShell(
		sheet,
		place([pt(70, -246)], frame)[0] ?? frame.to,
		322 * scale,
		frame.turn ?? 0,
		shell,
	);
	drawMantle(sheet, frame, flesh);
}

function drawShell(
	sheet: Sheet,
	center: Point,
	size: number,
	lean: number,
	[pale, brown]: readonly [Ink, Ink],
): void {
	const mouth = MOUTH + lean;
	const rim: Path = Array.from({ length: 220 }, (_, step) =>
		polar(center, mouth + (step / 219) * Math.PI * 2, size * GROWTH ** (-step / 219)),
	);
	clear(sheet, rim, 8);
	const read = (x: number, y: number) => {
		const [dx, dy] = [x - center.x, y - center.y];
		const away = Math.max(2, Math.hypot(dx, dy));
		const angle = (((Math.atan2(dy, dx) - mouth) % (Math.PI * 2)) + Math.PI * 4) % (Math.PI * 2);
		const turns = Math.log(size / away) / Math.log(GROWTH) - angle / (Math.PI * 2);
		const whorl = Math.max(0, Math.floor(turns));
		return {
			across: clamp(turns - whorl),
			whorl,
			angle: angle + whorl * Math.PI * 2,
			away,
			dx: dx / away,
			dy: dy / away,
		};
	};
	const mask = fill(rim);
	lay(sheet, mask, (index) => {
		const [x, y] = [(index % mask.width) + mask.left, Math.floor(index / mask.width) + mask.top];
		const { across, angle } = read(x, y);
		const wave = across + 0.05 * noise(angle * 5, 1.5, 3);
		const bands =
			ramp(0.05, 0.02, Math.abs(wave - 0.3) - 0.05) +
			ramp(0.04, 0.02, Math.abs(wave - 0.56) - 0.03) +
			0.6 * ramp(0.84, 1, across);
		return mixInk(pale, brown, clamp(bands * (0.75 + 0.5 * noise(angle * 9, across * 3, 6))));
	});
	lay(sheet, mask, BLACK, (x, y) => {
		const { across, angle, away, dx, dy, whorl } = read(x, y);
		const tilt = Math.cos(Math.PI * across) * 0.82;
		const light = lightOn(dx * tilt, dy * tilt);
		const dark =
			clamp(1.06 - light * 1.18) ** 1.1 +
			0.6 * ramp(0.87, 1, across) +
			0.16 * Math.min(2, whorl) +
			0.2 * ramp(0.08, 0, across);
		const streak = 0.22 * ramp(0.1, 0.5, cloud(angle * 5, across * 1.2, 3, 5));
		const spacing = (away * Math.PI * 2) / 150;
		return Math.max(
			pepper(x, y, clamp(dark + streak), 4.2),
			engrave(((angle + across * 0.5) / (Math.PI * 2)) * 150, 0.14 + 0.4 * clamp(dark), spacing),
		);
	});
	const seam: Path = Array.from({ length: 620 }, (_, step) => {
		const turns = 1 + step / 150;
		return polar(center, mouth + turns * Math.PI * 2, size * GROWTH ** -turns);
	});
	line(sheet, seam, { width: 7, taper: (t) => 1 - 0.6 * t });
	closedLine(sheet, rim, { width: 9 });
}

/** The soft rim between body and shell: it has an edge only towards the shell. */
function drawMantle(sheet: Sheet, frame: Place, flesh: Ink): void {
	const lip = smooth(
		trace("-206,-40 -172,-62 -128,-92 -84,-126 -46,-152 -14,-150 6,-124"),
		false,
		3,
	);
	const foot = smooth(trace("20,-92 -20,-66 -80,-42 -150,-8 -196,-12"), false, 3);
	drawForm(sheet, {
		outline: place([...lip, ...foot], frame),
		swell: 26 * (frame.scale ?? 1),
		wash: flesh,
		edge: 0,
		halo: 1,
		depth: 0.5,
		mark: (x, y) => 0.5 * ramp(0.1, 0.02, Math.abs(noise(x / 20, y / 13, 8))),
	});
	line(sheet, place(lip, frame), { width: 9, taper: (t) => 0.5 + 0.5 * Math.sin(Math.PI * t) });
	const hem = lip.map(({ x, y }) => pt(x + 9, y + 15)).slice(6, -4);
	line(sheet, place(hem, frame), { width: 4, taper: (t) => Math.sin(Math.PI * t) });
}
