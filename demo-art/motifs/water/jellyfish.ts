import { drawBlade, outlines } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import {
	heading,
	moveAll,
	pick,
	polar,
	pt,
	relax,
	smooth,
	trace,
	wander,
} from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";
import { lightOn } from "../../brush/tube.ts";
import { mixInk } from "../plants/plants.ts";
import { even } from "./scales.ts";

export type Dyes = { bell: Ink; glow: Ink; arms: Ink; frill: Ink };

/** The bell around (0, 0), the middle of its opening; 400 units half wide, its top up. */
const DOME =
	"-404,10 -410,-70 -392,-170 -346,-270 -268,-356 -160,-414 -30,-440 100,-426 220,-376 316,-296 378,-196 404,-90 404,10";

/** Thin tentacles from the rim of the bell; they hang behind the arms. */
export function drawTentacles(
	sheet: Sheet,
	to: Point,
	turn: number,
	scale: number,
	ink: Ink,
): void {
	for (let thread = 0; thread < 22; thread++) {
		const t = (thread + 0.5) / 22;
		const root = moveAll(
			[pt(mix(-390, 390, t), 26 + 40 * Math.sin(Math.PI * t))],
			to,
			turn,
			scale,
		)[0];
		if (!root) continue;
		const length = mix(620, 1120, hash(thread, 8)) * scale;
		const path = wander(
			root,
			turn + Math.PI / 2 + mix(0.42, -0.42, t),
			length,
			(s) => (1.5 * Math.sin(s * 7 + thread * 1.7) + 1.2 * (t - 0.5)) / (length * 0.32),
		);
		line(sheet, path, { width: 11, ink: [1, 1, 1] });
		line(sheet, path, { width: 6.5, ink, taper: (s) => 1 - 0.6 * s });
		for (let bead = 1; bead < 15; bead++)
			dot(sheet, pick(path, Math.round((bead / 15) * path.length)), mix(5, 2.4, bead / 15), ink);
	}
}

/** A frilled arm: ruffles on both sides of a band, laid from its tip to its root. */
export function drawFrilledArm(
	sheet: Sheet,
	flat: Path,
	width: number,
	dyes: Dyes,
	seed: number,
): void {
	const spine = even(relax(smooth(flat, false, 2), 30));
	const last = spine.length - 1;
	const reach = (t: number) =>
		width * (0.3 + 0.85 * Math.sin(Math.PI * clamp(0.2 + t * 0.8)) ** 1.1);
	for (let t = 0.985; t > 0.02; ) {
		const size = Math.max(14, reach(t));
		for (const side of [1, -1]) {
			const index = Math.round(t * last);
			const turn = heading(spine, index);
			const length = size * mix(0.95, 1.5, hash(Math.round(t * 900), seed + side));
			const root = polar(pick(spine, index), turn + (side * Math.PI) / 2, size * 0.12);
			const base = outlines.petal(size * 0.52);
			drawBlade(sheet, {
				spine: wander(
					root,
					turn + side * mix(0.95, 1.3, hash(index, seed)),
					length,
					(s) => (-side * (0.4 + 1.9 * s)) / length,
				),
				radius: (s) => base(s) * (1 + 0.1 * Math.sin(s * 19 + index)),
				halo: 2.5,
				edge: 4,
				wash: ({ t: s }) => [mixInk(dyes.arms, dyes.frill, ramp(0.2, 0.95, s)), 0.95],
				tone: ({ t: s, across }) => 1.05 * ramp(0.6, 0.02, s) + 0.4 * ramp(0.4, 1, across * side),
				veins: {
					phase: ({ across }) => across * 3 + 0.5,
					spacing: size * 0.3,
					tone: ({ t: s }) => 0.28 * ramp(0.9, 0.3, s),
				},
			});
		}
		t -= (size * 0.42) / last;
	}
	drawBlade(sheet, {
		spine: spine.filter((_, index) => index % 2 === 0),
		radius: (t) => Math.max(2, width * 0.2 * (1 - t) ** 0.5),
		halo: 3,
		edge: 4.4,
		wash: ({ t }) => [mixInk(dyes.bell, dyes.arms, t), 0.95],
		tone: ({ light }) => clamp(1.02 - light * 1.1),
	});
}

export function drawBell(sheet: Sheet, to: Point, turn: number, scale: number, dyes: Dyes): void {
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const lip = Array.from({ length: 97 }, (_, step) => {
		const angle = (step / 96) * Math.PI;
		const scallop = 17 * Math.abs(Math.sin((step / 96) * Math.PI * 16)) ** 0.7;
		return pt(Math.cos(angle) * 404, 10 + Math.sin(angle) * (66 + scallop));
	});
	const outline = put([...smooth(trace(DOME), false, 4), ...lip]);
	const mask = fill(outline, 16);
	clear(sheet, outline, 10);
	const [cos, sin] = [Math.cos(-turn) / scale, Math.sin(-turn) / scale];
	const back = (x: number, y: number) =>
		pt((x - to.x) * cos - (y - to.y) * sin, (x - to.x) * sin + (y - to.y) * cos);
	const ball = (x: number, y: number) => {
		const p = back(x, y);
		return {
			p,
			light: lightOn(clamp(p.x / 440, -0.95, 0.95), clamp((p.y + 110) / 420, -0.9, 0.75)),
		};
	};
	lay(
		sheet,
		mask,
		(index) => {
			const { p, light } = ball(
				mask.left + (index % mask.width),
				mask.top + Math.floor(index / mask.width),
			);
			return mixInk(dyes.bell, dyes.glow, clamp(light * 1.1 - 0.15 + 0.25 * ramp(-120, 20, p.y)));
		},
		() => 0.95,
	);
	lay(sheet, mask, BLACK, (x, y) => {
		const { p, light } = ball(x, y);
		const angle = Math.atan2(p.x * 0.8, -(p.y - 240));
		const rib = Math.abs(((angle * 9.5 + 40) % 1) - 0.5);
		const dark = clamp(0.98 - 1.06 * light);
		const stripe = 0.3 * ramp(0.22, 0.02, rib) * ramp(-400, -160, p.y);
		const fine = engrave(angle * 42 + 0.4 * noise(p.y / 60, 2), dark * 0.42, 8);
		return Math.max(pepper(x, y, dark * 0.95 + stripe, 4.2), fine * 0.8);
	});
	drawInner(sheet, put, dyes);
	for (let scallop = 0; scallop <= 16; scallop++) {
		const angle = (scallop / 16) * Math.PI;
		const foot = pt(Math.cos(angle) * 404, 10 + Math.sin(angle) * 66);
		const top = pt(foot.x * 0.965, foot.y - 74 - 18 * Math.sin(angle));
		line(sheet, put(smooth([foot, pt((foot.x + top.x) / 2, (foot.y + top.y) / 2 + 3), top])), {
			width: 4.5,
			taper: (t) => 1 - 0.8 * t,
		});
		dot(sheet, put([pt(top.x, top.y - 16)])[0] ?? to, 5);
	}
	closedLine(sheet, outline, { width: 9 });
	for (const shine of ["-330,-150 -288,-250 -206,-330 -110,-374", "-300,-100 -262,-196"])
		line(sheet, put(smooth(trace(shine))), {
			width: 17,
			ink: [0.9, 1.5, 1.5],
			taper: spindle,
			strength: 0.8,
		});
}

/** The inner bell, seen through the outer one, and beads along the ribs. */
function drawInner(sheet: Sheet, put: (path: Path) => Path, dyes: Dyes): void {
	const dome = put(
		smooth(
			trace(
				"-250,40 -262,-40 -236,-140 -176,-226 -90,-278 10,-292 110,-272 192,-216 244,-134 264,-40 250,40 130,64 0,72 -130,64",
			),
			true,
			4,
		),
	);
	lay(sheet, fill(dome), dyes.arms, () => 0.42);
	lay(sheet, fill(dome), BLACK, (x, y) => pepper(x, y, 0.3, 4.2));
	closedLine(sheet, dome, { width: 5 });
	for (let rib = -4; rib <= 4; rib++) {
		const lean = rib / 4.4;
		const path = put(
			smooth([
				pt(lean * 60, -284 + 30 * lean * lean),
				pt(lean * 150, -190 + 40 * lean * lean),
				pt(lean * 226, -60),
				pt(lean * 250, 50),
			]),
		);
		line(sheet, path, { width: 15, ink: dyes.frill, taper: spindle });
		line(sheet, path, { width: 3, taper: spindle });
	}
	for (let rib = -7; rib <= 7; rib++) {
		const lean = Math.sin((rib / 8) * 1.5);
		for (let bead = 0; bead < 9; bead++) {
			const up = bead / 8;
			const reach = Math.sqrt(1 - (0.24 + 0.7 * up) ** 2);
			const place = put([pt(lean * 396 * reach, 20 - 420 * (0.24 + 0.7 * up))])[0];
			if (place) dot(sheet, place, mix(7, 3, up), [0.9, 1.5, 1.5], 0.85);
		}
	}
}
