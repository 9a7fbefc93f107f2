import { drawForm } from "../../brush/form.ts";
import { circle, points, pt, smooth, trace } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { cloud, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, dot } from "../../brush/sheet.ts";
import { drawFur } from "../beasts/fur.ts";
import { drawLeg } from "./insect-limbs.ts";

const ABDOMEN = smooth(
	trace(
		"0,20 60,24 118,60 150,120 152,190 132,260 94,322 48,366 0,380 -48,366 -94,322 -132,260 -152,190 -150,120 -118,60 -60,24",
	),
	true,
	5,
);
const CHEST = smooth(
	trace("0,-136 44,-130 62,-100 82,-56 84,-8 58,34 0,44 -58,34 -84,-8 -82,-56 -62,-100 -44,-130"),
	true,
	4,
);

/** Cross spider from above, head up. */
export function drawGardenSpider(sheet: Sheet, frame: Place): void {
	const { scale = 1, turn = 0 } = frame;
	for (const flip of [false, true]) {
		const by = flip ? 14 : 0;
		const side = { ...frame, flip };
		for (const [joints, size] of [
			[[70, 10, 150, 96 + by, 236, 250 - by, 268, 400, 262 - by, 500, 268, 540], 0.95],
			[[82, -14, 180, 10, 260 - by, 84 + by, 300, 168, 312, 206], 0.78],
			[[80, -50, 190, -116, 320, -170 + by, 410 - by, -286, 452, -372, 462, -410], 1],
			[[60, -90, 130, -216 - by, 222, -350, 262 - by, -500, 250, -610 + by, 256, -650], 1.06],
		] as const) {
			const path = place(points(...joints), side);
			drawLeg(sheet, {
				joints: path,
				widths: [21, 20, 15, 11, 7, 5].map((width) => width * size * scale),
				spines: 11,
				bow: 0.06,
				look: {
					edge: 5,
					base: 0.08,
					mark(px, py) {
						const { x, y } = unplace(px, py, side);
						return 0.95 * ramp(0.2, 0.5, Math.sin(Math.hypot(x, y + 20) / 19));
					},
				},
			});
		}
		drawLeg(sheet, {
			joints: place(points(28, -130, 54, -176, 40 + by, -214, 24, -232), side),
			widths: [13, 11, 9, 5].map((width) => width * scale),
			look: { base: 0.6, edge: 4 },
		});
	}
	for (const side of [1, -1])
		drawForm(sheet, {
			outline: place(
				smooth(
					trace("4,-128 30,-130 34,-158 20,-178 6,-160").map(({ x, y }) => pt(x * side, y)),
					true,
					2,
				),
				frame,
			),
			swell: 16,
			base: 0.6,
			edge: 4,
			halo: 3,
		});
	drawForm(sheet, {
		outline: place(CHEST, frame),
		swell: 60 * scale,
		edge: 6,
		base: 0.2,
		mark(px, py) {
			const { x, y } = unplace(px, py, frame);
			return (
				0.7 * ramp(14, 7, Math.abs(Math.abs(x) - 46)) +
				0.7 * ramp(12, 5, Math.abs(x)) * ramp(-120, -60, y) +
				0.35 * ramp(-80, -130, y)
			);
		},
	});
	for (const [x, y, size] of [
		[14, -124, 8],
		[12, -106, 7],
		[36, -116, 6],
	] as const)
		for (const side of [1, -1]) {
			const [spot] = place([pt(x * side, y)], frame);
			if (!spot) continue;
			dot(sheet, spot, (size + 2.5) * scale, [1, 1, 1]);
			dot(sheet, spot, size * scale);
			dot(sheet, pt(spot.x - size * 0.3, spot.y - size * 0.3), size * 0.34 * scale, [1, 1, 1]);
		}
	drawForm(sheet, {
		outline: place(ABDOMEN, frame),
		swell: 130 * scale,
		edge: 8,
		halo: 8,
		base: 0.12,
		mark(px, py) {
			const { x, y } = unplace(px, py, frame);
			const half = (96 - 0.2 * (y - 60)) * (1 + 0.16 * Math.sin(y / 15)) * ramp(20, 60, y);
			const folium = ramp(half + 3, half - 3, Math.abs(x));
			const rim = ramp(9, 4, Math.abs(Math.abs(x) - half - 9));
			const spots = 0.4 * ramp(0.1, 0.3, cloud(x / 22, y / 22, 2, 5));
			const chevron =
				0.5 * ramp(5, 2, Math.abs(((y + Math.abs(x) * 0.5) % 44) - 22)) * ramp(200, 230, y);
			return folium * (0.8 - 0.6 * chevron) + spots * (1 - folium) - rim * 0.5;
		},
	});
	const light: Ink = [1, 1, 1];
	drawFur(sheet, {
		outline: place(
			ABDOMEN.map(({ x, y }) => pt(x * 0.94, y * 0.96 + 6)),
			frame,
		),
		flow: (px, py) => {
			const { x } = unplace(px, py, frame);
			return turn + Math.PI / 2 - (x / 150) * 0.6;
		},
		length: 22,
		count: 420,
		width: 2.2,
		ink: (_x, _y, chance) => (chance < 0.6 ? [BLACK, 0.8] : [light, 0.65]),
	});
	for (const [x, y, wide, tall] of [
		[0, 84, 9, 20],
		[0, 128, 13, 19],
		[0, 172, 9, 20],
		[0, 212, 7, 14],
		[0, 244, 5, 10],
		[34, 124, 17, 9],
		[-34, 124, 17, 9],
		[66, 130, 9, 7],
		[-66, 130, 9, 7],
		[40, 196, 6, 9],
		[-40, 196, 6, 9],
		[34, 236, 5, 8],
		[-34, 236, 5, 8],
	] as const)
		drawForm(sheet, {
			outline: place(circle(pt(x, y), wide, tall / wide), frame),
			swell: 8,
			halo: 2,
			edge: 3,
			depth: 0.35,
		});
}
