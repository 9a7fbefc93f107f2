import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { circle, points, pt, ribbon, smooth, trace } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, line } from "../../brush/sheet.ts";
import { drawFur } from "../beasts/fur.ts";
import { mixInk } from "../plants/plants.ts";
import { measureLong, netVeins } from "./dragonfly-wing.ts";
import { drawLeg } from "./insect-limbs.ts";
import type { Wing } from "./wing.ts";
import { drawWing } from "./wing.ts";

const FORE = smooth(
	trace(
		"0,-12 90,-34 200,-54 330,-70 460,-78 570,-72 626,-48 640,-14 616,22 550,46 450,60 330,62 210,54 110,40 30,18",
	),
	true,
);
const HIND = smooth(
	trace(
		"0,-10 90,-28 200,-44 330,-56 450,-56 540,-44 584,-16 590,22 560,62 490,94 390,112 270,118 160,112 76,88 22,44",
	),
	true,
);
export type DragonflyInks = { body: Ink; glow: Ink; root: Ink; tip: Ink };

/** Dragonfly from above. */
export function drawDragonfly(
	sheet: Sheet,
	frame: Place,
	{ body, glow, root, tip }: DragonflyInks,
): void {
	const { scale = 1, turn = 0 } = frame;
	const glass = (outline: Path, seed: number): Wing => {
		const field = measureLong(outline);
		return {
			outline,
			field,
			wash: ({ s, u }) => [
				mixInk(root, tip, ramp(0.2, 0.85, s + 0.1 * u)),
				0.3 + 0.6 * ramp(0.5, 0.05, s) + 0.42 * ramp(0.66, 1, s),
			],
			tone: ({ s, u, edge }) =>
				0.55 * ramp(0.22, 0.02, s) +
				0.2 * ramp(20, 3, edge) +
				0.95 * ramp(0.015, 0, Math.max(0, Math.abs(s - 0.86) - 0.035)) * ramp(0.2, 0.16, u) +
				0.7 * ramp(0.03, 0, Math.abs(s - 0.48)) * ramp(0.22, 0.14, u),
			veins: netVeins(field, seed),
			edge: 6,
		};
	};
	const fore = glass(FORE, 1);
	const hind = glass(HIND, 4);
	const spot = (x: number, y: number) => place([pt(x, y)], frame)[0] ?? frame.to;
	for (const flip of [false, true]) {
		const side = { ...frame, flip };
		for (const joints of [
			[40, -70, 92, -140, 118, -200, 110, -240],
			[44, -30, 104, -92, 150, -130, 160, -176],
		])
			drawLeg(sheet, {
				joints: place(points(...joints), side),
				widths: [8, 6, 4, 3].map((width) => width * scale),
				spines: 10,
				look: { base: 0.6, edge: 3 },
			});
		const x = flip ? -34 : 34;
		const lean = flip ? -1 : 1;
		drawWing(sheet, hind, { ...side, to: spot(x, 48), turn: turn + lean * (flip ? 0.3 : 0.26) });
		drawWing(sheet, fore, { ...side, to: spot(x, -26), turn: turn + lean * (flip ? -0.2 : -0.26) });
	}
	drawTail(sheet, frame, body, glow);
	const chest = smooth(
		trace("0,-104 44,-98 70,-60 74,-6 64,48 40,88 0,96 -40,88 -64,48 -74,-6 -70,-60 -44,-98"),
		true,
		3,
	);
	drawForm(sheet, {
		outline: place(chest, frame),
		swell: 60 * scale,
		wash: body,
		edge: 6,
		mark(px, py) {
			const { x, y } = unplace(px, py, frame);
			const stripe =
				ramp(12, 7, Math.abs(Math.abs(x) - 22 - (y + 20) * 0.12)) +
				ramp(10, 6, Math.abs(Math.abs(x) - 48 + y * 0.1));
			return stripe * ramp(88, 70, Math.abs(y)) + 0.4 * ramp(4, 1, Math.abs(y - 30));
		},
	});
	drawFur(sheet, {
		outline: place(
			chest.map(({ x, y }) => pt(x * 0.85, y * 0.85)),
			frame,
		),
		flow: () => turn + Math.PI / 2,
		length: 18,
		count: 120,
		width: 2,
		ink: (_x, _y, chance) => (chance < 0.5 ? [glow, 0.8] : [BLACK, 0.7]),
	});
	drawForm(sheet, {
		outline: place(circle(pt(0, -128), 54, 0.56), frame),
		swell: 26 * scale,
		wash: body,
		base: 0.3,
		edge: 5,
	});
	for (const side of [-1, 1]) {
		const eye = smooth(
			trace("6,-150 30,-172 58,-166 70,-140 58,-114 34,-108 12,-124").map(({ x, y }) =>
				pt(x * side, y),
			),
			true,
			2,
		);
		drawForm(sheet, {
			outline: place(eye, frame),
			swell: 34 * scale,
			wash: mixInk(glow, root, 0.35),
			edge: 5,
			halo: 3,
			base: 0.12,
			grain: "pepper",
			mark(px, py) {
				const { x, y } = unplace(px, py, frame);
				return 0.6 * ramp(24, 6, Math.hypot(x - side * 42, y + 132)) + 0.25 * ramp(-130, -105, y);
			},
		});
		dot(sheet, spot(side * 36 - 6, -154), 6 * scale, [1.4, 1.4, 1.4]);
		line(sheet, place(smooth(points(8 * side, -152, 20 * side, -186, 40 * side, -204)), frame), {
			width: 4,
			taper: (t) => 1 - 0.7 * t,
		});
	}
}

function drawTail(sheet: Sheet, frame: Place, body: Ink, glow: Ink): void {
	const { scale = 1 } = frame;
	for (const side of [-1, 1])
		drawForm(sheet, {
			outline: place(
				smooth(
					trace("4,760 16,770 20,800 10,826 4,800").map(({ x, y }) => pt(x * side, y)),
					true,
					2,
				),
				frame,
			),
			swell: 8,
			base: 0.7,
			edge: 3,
		});
	const starts = [84, 128, 210, 300, 392, 484, 572, 654, 718, 772];
	for (let part = starts.length - 2; part >= 0; part--) {
		const [from, to] = [starts[part] ?? 0, starts[part + 1] ?? 0];
		const base = part < 2 ? 40 - part * 4 : 28 - Math.abs(part - 6) * 1.2;
		const outline = ribbon(
			smooth(
				[
					pt(2 - part * 0.6, from - 5),
					pt(3 - part * 0.6, (from + to) / 2),
					pt(1 - part * 0.6, to + 6),
				],
				false,
				3,
			),
			(t) =>
				base *
				Math.min(1, 0.82 + 0.5 * Math.abs(t - 0.4)) *
				Math.min(1, Math.sqrt((1 - t) * 14 + 0.2)),
		);
		drawForm(sheet, {
			outline: place(outline, frame),
			swell: base * 0.95 * scale,
			wash: part % 2 === 0 ? body : mixInk(body, glow, 0.3),
			edge: 5,
			halo: 3,
			mark(px, py) {
				const { x, y } = unplace(px, py, frame);
				const t = (y - from) / (to - from);
				const saddle =
					ramp(0.2, 0.32, t) * ramp(0.8, 0.62, t) * ramp(0.2, 0.36, Math.abs(x) / base);
				return (
					1.05 * ramp(0.64, 0.9, t) +
					0.95 * ramp(0.26, 0.14, Math.abs(x) / base) +
					0.3 * ramp(0.2, 0, t) -
					0.2 * saddle
				);
			},
		});
	}
}
