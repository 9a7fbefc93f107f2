import type { Point } from "../../brush/geometry.ts";
import { circle, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { clamp, cloud, hash, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { drawPlume } from "./insect-limbs.ts";
import { drawMothBody } from "./moth-body.ts";
import type { Wing, WingSpot } from "./wing.ts";
import { drawWing, fanVeins, measureWing } from "./wing.ts";

const FORE = smooth(
	trace(
		"0,-16 50,-110 130,-210 240,-296 370,-352 490,-376 560,-364 582,-324 566,-268 552,-226 566,-190 556,-140 530,-90 524,-40 496,16 440,60 350,74 240,70 120,60 24,44",
	),
	true,
);
const HIND = smooth(
	trace(
		"0,10 110,40 240,62 380,70 448,104 470,160 452,216 456,262 424,306 404,356 356,384 320,424 266,430 222,462 176,440 136,448 108,400 78,330 44,220 14,90",
	),
	true,
);
const foreField = measureWing(FORE, -1.2, 0.3);
const hindField = measureWing(HIND, 0.16, 1.42);
const band = (value: number, middle: number, half: number) =>
	ramp(half * 1.5, half * 0.7, Math.abs(value - middle));

/** Half of an eye-moth; the eyes are put on afterwards. */
function wing(outline: typeof FORE, fore: boolean, red: Ink): Wing {
	const field = fore ? foreField : hindField;
	const shares = fore
		? [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.83]
		: [0.1, 0.24, 0.38, 0.52, 0.66, 0.8];
	const wave = ({ s, u, x, y }: WingSpot) =>
		s + 0.013 * Math.sin(u * 42) + 0.012 * cloud(x / 40, y / 40, 2, 3);
	return {
		outline,
		field,
		wash(spot) {
			const d = wave(spot);
			return [red, 0.94 * Math.max(band(d, 0.82, 0.055), 0.9 * ramp(0.36, 0.18, d))];
		},
		tone(spot) {
			const d = wave(spot);
			return (
				0.98 * ramp(0.9, 0.925, d) * (1 - 0.9 * band(d, 0.962, 0.014)) +
				0.95 * band(d, 0.735, 0.016) +
				0.9 * band(d, 0.37, 0.016) +
				0.6 * ramp(0.3, 0.02, spot.s) +
				0.28 * ramp(0.6, 0.73, d) * ramp(0.75, 0.74, d) +
				0.4 * ramp(18, 5, spot.edge)
			);
		},
		hair: { count: 150, tone: ({ s }) => 0.3 * ramp(0.74, 0.35, s) + 0.24 },
		veins: fanVeins(field, shares, 0.12, 0.9, 4.5, 0.04),
		edge: 9,
	};
}

/** A human eye, wide open: `turn` is the slant of its corners. */
export function drawEye(sheet: Sheet, center: Point, size: number, turn: number, iris: Ink): void {
	const frame: Place = { to: center, turn, scale: size / 100 };
	const lids = smooth(
		trace("-104,10 -70,-26 -30,-50 14,-54 58,-36 104,0 66,30 20,46 -30,44 -74,28"),
		true,
		2,
	);
	const outline = place(lids, frame);
	clear(sheet, outline, size * 0.1);
	const mask = fill(outline);
	const ball = place([pt(2, -6)], frame)[0] ?? center;
	const reach = size * 0.45;
	lay(sheet, mask, iris, (x, y) => {
		const away = Math.hypot(x - ball.x, y - ball.y);
		return ramp(reach, reach - 3, away) * 0.95;
	});
	lay(sheet, mask, BLACK, (px, py) => {
		const { x, y } = unplace(px, py, frame);
		const [dx, dy] = [px - ball.x, py - ball.y];
		const away = Math.hypot(dx, dy) / reach;
		const lid = 0.75 * ramp(-18, -46, y) + 0.3 * ramp(60, 104, Math.abs(x));
		if (away > 1.02) return pepper(px, py, clamp(lid + 0.12), 4);
		const glint = ramp(0.2, 0.13, Math.hypot(dx / reach + 0.26, dy / reach + 0.3));
		const spoke = engrave(
			(Math.atan2(dy, dx) / 6.283) * 44,
			0.45 * ramp(0.4, 0.9, away),
			(away * reach * 6.283) / 44,
		);
		const dark = Math.max(
			ramp(0.46, 0.42, away),
			ramp(0.86, 0.96, away),
			spoke,
			lid * 0.7,
			0.55 * ramp(0.3, -0.6, dy / reach) * ramp(0.4, 0.5, away),
		);
		return clamp(dark) * (1 - glint);
	});
	closedLine(sheet, outline, { width: Math.max(5, size * 0.06) });
	const lid = smooth(trace("-112,4 -74,-42 -30,-70 18,-74 66,-54 116,-8"), false, 2);
	line(sheet, place(lid, frame), {
		width: Math.max(4, size * 0.05),
		taper: (t) => 0.3 + Math.sin(Math.PI * t),
	});
	for (let lash = 0; lash < 11; lash++) {
		const root = lid[Math.round((0.12 + 0.078 * lash) * (lid.length - 1))] ?? pt(0, 0);
		const angle = -Math.PI / 2 + (root.x / 110) * 0.85;
		const path = smooth(
			[root, polar(root, angle, 18), polar(root, angle + root.x / 260, 34 + 5 * hash(lash, 2))],
			false,
			2,
		);
		line(sheet, place(path, frame), { width: size * 0.055, taper: (t) => 1 - 0.85 * t });
	}
	for (let lash = 0; lash < 7; lash++) {
		const root = pt(-60 + lash * 20, 36 + 10 * Math.sin((lash / 6) * Math.PI));
		line(sheet, place(smooth([root, pt(root.x * 1.12, root.y + 16)], false, 2), frame), {
			width: 3.4,
			taper: (t) => 1 - 0.8 * t,
		});
	}
}

/** A moth with a human eye on each wing. */
export function drawEyeMoth(sheet: Sheet, frame: Place, red: Ink): void {
	const { scale = 1, turn = 0 } = frame;
	for (const flip of [false, true]) {
		const side = { ...frame, flip };
		const lean = flip ? -1 : 1;
		drawWing(sheet, wing(HIND, false, red), side);
		drawEye(sheet, place([pt(238, 240)], side)[0] ?? frame.to, 84 * scale, turn + lean * 0.42, red);
		drawWing(sheet, wing(FORE, true, red), side);
		drawEye(
			sheet,
			place([pt(318, -142)], side)[0] ?? frame.to,
			112 * scale,
			turn - lean * 0.34,
			red,
		);
		const plume = smooth(trace("16,-130 50,-200 104,-258 172,-290"), false, 3);
		drawPlume(sheet, place(plume, side), 40 * scale, 5);
	}
	drawMothBody(sheet, {
		frame,
		thorax: [74, 96],
		abdomen: [58, 290],
		head: 36,
		dark: 0.6,
		rings: 8,
		fur: 32,
		wash: red,
	});
	for (const spot of place([pt(0, -30)], frame)) {
		clear(sheet, circle(spot, 22 * scale), 3);
		closedLine(sheet, circle(spot, 20 * scale), { width: 5 });
		dot(sheet, spot, 9 * scale);
	}
}
