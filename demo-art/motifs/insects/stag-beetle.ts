import type { Form } from "../../brush/form.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { points, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { hash, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, dot, line, spindle } from "../../brush/sheet.ts";
import { drawLeg } from "./insect-limbs.ts";

import { unsteady } from "./wing.ts";

const MANDIBLE = smooth(
	trace(
		"34,-256 56,-306 104,-352 158,-392 190,-440 196,-496 172,-556 134,-600 96,-626 84,-616 104,-590 126,-556 118,-546 92,-560 74,-556 80,-544 112,-520 138,-492 140,-456 122,-426 96,-402 72,-396 40,-398 34,-388 62,-374 74,-352 52,-324 14,-290 4,-266",
	),
	true,
	4,
);
const ELYTRON = smooth(
	trace("3,-6 60,-18 128,-6 168,30 180,110 178,210 164,300 132,380 84,440 36,474 5,480 2,240"),
	true,
	5,
);
const PRONOTUM = smooth(
	trace(
		"0,-146 84,-156 146,-156 162,-146 172,-112 188,-66 188,-50 176,-28 158,-8 144,-2 80,0 0,4 -80,0 -144,-2 -158,-8 -176,-28 -188,-50 -188,-66 -172,-112 -162,-146 -146,-156 -84,-156",
	),
	true,
	5,
);
const HEAD = smooth(
	trace(
		"0,-250 36,-250 50,-270 92,-278 122,-268 132,-242 160,-228 164,-212 146,-196 142,-164 124,-150 0,-140 -124,-150 -142,-164 -146,-196 -164,-212 -160,-228 -132,-242 -122,-268 -92,-278 -50,-270 -36,-250",
	),
	true,
	5,
);

/** Stag beetle from above, engraved: chitin that is black but for the window it mirrors. */
export function drawStagBeetle(sheet: Sheet, frame: Place): void {
	const { scale = 1 } = frame;
	const chitin = (
		shape: Path,
		swell: number,
		angle: number,
		mark: (x: number, y: number) => number,
	): Form => ({
		outline: place(shape, frame),
		swell: swell * scale,
		halo: 5,
		edge: 7,
		base: 0.22,
		depth: 1.05,
		grain: { angle, spacing: 9, bulge: 46 },
		mark(px, py) {
			const { x, y } = unplace(px, py, frame);
			return mark(x, y);
		},
	});
	for (const flip of [false, true]) {
		const side = { ...frame, flip };
		const lift = flip ? 12 : 0;
		for (const [joints, widths] of [
			[
				[120, -90, 226, -190 + lift, 326, -286 - lift, 360, -372, 356, -410],
				[24, 20, 13, 8, 6],
			],
			[
				[150, 60, 284, 46 + lift, 384, 120 - lift, 404, 214, 420, 256],
				[24, 21, 13, 8, 6],
			],
			[
				[140, 150, 246, 262 + lift, 320, 402, 312, 500 - lift, 326, 540],
				[24, 20, 13, 8, 6],
			],
		] as const)
			drawLeg(sheet, {
				joints: place(points(...joints), side),
				widths: widths.map((width) => width * scale),
				spines: 15 * scale,
				look: { base: 0.4, edge: 5, grain: { angle: 0.6, spacing: 7, bulge: 8 } },
			});
		const feeler = smooth(trace("128,-258 196,-286 250,-272 276,-300"), false, 3);
		line(sheet, place(feeler, side), { width: 8 });
		for (const turn of [0, 1, 2])
			line(
				sheet,
				place(
					smooth(
						points(
							276 + turn * 7,
							-300 - turn * 8,
							302 + turn * 8,
							-296 - turn * 12,
							318 + turn * 5,
							-312 - turn * 16,
						),
					),
					side,
				),
				{ width: 8 },
			);
	}
	for (const flip of [false, true]) {
		const shape = unsteady(MANDIBLE, flip ? 3 : 9, 4).map(({ x, y }) => pt(flip ? -x : x, y));
		drawForm(
			sheet,
			chitin(
				shape,
				44,
				1.1,
				(x, y) =>
					0.28 * ramp(-330, -260, y) -
					0.3 * ramp(26, 6, Math.abs(Math.abs(x) - 150 - (y + 460) * 0.1)) * (flip ? 1 : 0.2),
			),
		);
	}
	for (const flip of [false, true]) {
		const shape = flip ? ELYTRON.map(({ x, y }) => pt(-x, y)) : ELYTRON;
		drawForm(
			sheet,
			chitin(shape, 120, 0.12, (x, y) => {
				const shine =
					ramp(46, 10, Math.abs(Math.abs(x) - (flip ? 104 : 74) + (y - 170) * 0.08)) *
					ramp(20, 70, y) *
					ramp(400, 220, y);
				return 0.42 + 0.3 * ramp(30, 6, Math.abs(x)) - shine * (flip ? 0.95 : 0.6);
			}),
		);
		for (const row of [34, 74, 112, 146]) {
			const groove = smooth(
				points(row * 0.8, 24, row, 140, row * 0.98, 260, row * 0.72, 370, row * 0.36, 440).map(
					({ x, y }) => pt(flip ? -x : x, y),
				),
			);
			line(sheet, place(groove, frame), { width: 2.6, ink: [1, 1, 1], strength: 0.5 });
			line(
				sheet,
				place(
					groove.map(({ x, y }) => pt(x + 3, y)),
					frame,
				),
				{ width: 2.4 },
			);
		}
	}
	const plate = smooth(trace("0,62 26,36 34,4 0,-8 -34,4 -26,36"), true, 3);
	drawForm(
		sheet,
		chitin(plate, 24, 0.2, () => 0.3),
	);
	drawForm(
		sheet,
		chitin(
			HEAD,
			70,
			0.05,
			(x, y) =>
				0.28 -
				0.5 * ramp(26, 6, Math.abs(y + 220 + x * 0.05)) * ramp(20, -60, x) * ramp(-124, -90, x) +
				0.4 * ramp(14, 0, Math.abs(Math.abs(x) - 30 - (y + 200) * 0.3)),
		),
	);
	drawForm(
		sheet,
		chitin(
			PRONOTUM,
			90,
			0.05,
			(x, y) =>
				0.36 -
				0.75 * ramp(22, 4, Math.abs(y + 96 - x * 0.06)) * ramp(-20, -60, x) * ramp(-146, -110, x) -
				0.5 * ramp(16, 4, Math.abs(y + 90)) * ramp(30, 60, x) * ramp(130, 90, x),
		),
	);
	for (const noted of [
		"-132,-138 -150,-104 -164,-62 -150,-30 -90,-16 0,-14 90,-16 150,-30 164,-62 150,-104 132,-138",
		"0,-134 -4,-80 2,-30",
		"-104,-262 -60,-236 0,-226 60,-236 104,-262",
	])
		line(sheet, place(smooth(trace(noted)), frame), { width: 4.5, taper: spindle });
	for (const side of [1, -1]) {
		const eye = place(
			smooth(
				trace("126,-240 150,-232 156,-212 140,-200 126,-214").map(({ x, y }) => pt(x * side, y)),
				true,
				2,
			),
			frame,
		);
		drawForm(sheet, { outline: eye, swell: 12 * scale, base: 0.8, halo: 3, edge: 4 });
		const [glint] = place([pt(side * 142 - 5, -226)], frame);
		if (glint) dot(sheet, glint, 4.5, [1, 1, 1]);
	}
	for (let pit = 0; pit < 90; pit++) {
		const [x, y] = [(hash(pit, 1) - 0.5) * 260, -136 + hash(pit, 2) * 110];
		const [spot] = place([pt(x, y)], frame);
		if (spot) dot(sheet, spot, 2.2, hash(pit, 3) < 0.5 ? BLACK : [1, 1, 1], 0.8);
	}
}
