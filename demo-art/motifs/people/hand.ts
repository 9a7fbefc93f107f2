import type { Form } from "../../brush/form.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import {
	heading,
	pick,
	points,
	polar,
	pt,
	ribbon,
	smooth,
	trace,
	wander,
} from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { clearMask, line } from "../../brush/sheet.ts";

/** A finger seen from the palm: three pads with a crease between each. */
function fingerShape(
	root: readonly [number, number],
	angle: number,
	length: number,
	wide: number,
	bend: number,
) {
	const spine = wander(
		pt(root[0], root[1]),
		angle,
		length,
		(t) => (bend * (0.4 + 1.2 * t)) / length,
		3,
	);
	const radius = (t: number) =>
		wide *
			mix(1, 0.74, t) *
			(1 + 0.055 * Math.cos(t * Math.PI * 6 + Math.PI)) *
			Math.sqrt(1 - Math.max(0, (t - 0.86) / 0.14) ** 2.2) +
		0.5;
	return { spine, outline: ribbon(spine, radius), radius };
}

const FINGERS = [
	{ root: [126, -84], angle: -1.2, length: 232, wide: 31, bend: 0.1 },
	{ root: [52, -132], angle: -1.42, length: 296, wide: 36, bend: 0.06 },
	{ root: [-32, -146], angle: -1.58, length: 324, wide: 38, bend: -0.02 },
	{ root: [-114, -122], angle: -1.78, length: 290, wide: 37, bend: -0.06 },
] as const;

const PALM = smooth(
	trace(
		"-84,400 -90,320 -112,250 -150,190 -172,110 -166,30 -156,-40 -152,-110 -128,-146 -74,-156 -30,-166 14,-162 54,-152 92,-136 128,-112 156,-84 166,-20 164,60 146,150 118,230 98,300 92,400",
	),
	true,
	4,
);

/** An open right hand, palm to the viewer, fingers up; the origin is the middle of the palm. */
export function drawOpenHand(sheet: Sheet, frame: Place): void {
	const { scale = 1 } = frame;
	const skin = (outline: Path, swell: number, rest: Partial<Form> = {}): Form => ({
		outline: place(outline, frame),
		swell: swell * scale,
		halo: 5,
		edge: 7,
		depth: 0.78,
		grain: { angle: 1.25, spacing: 8.5, bulge: 20 },
		...rest,
	});
	for (const { root, angle, length, wide, bend } of FINGERS) {
		const { spine, outline, radius } = fingerShape(root, angle, length, wide, bend);
		drawForm(sheet, skin(outline, wide * 0.9));
		const last = spine.length - 1;
		for (const [t, count] of [
			[0.2, 2],
			[0.47, 2],
			[0.73, 1],
		] as const)
			for (let crease = 0; crease < count; crease++) {
				const index = Math.round((t + crease * 0.028) * last);
				const across = heading(spine, index) + Math.PI / 2;
				const reach = radius(t) * 0.82;
				const middle = polar(pick(spine, index), across - Math.PI / 2, -5);
				const path = smooth([
					polar(pick(spine, index), across, -reach),
					middle,
					polar(pick(spine, index), across, reach),
				]);
				line(sheet, place(path, frame), {
					width: 4,
					taper: (along) => Math.sin(Math.PI * along) ** 0.5,
				});
			}
		const tip = pick(spine, Math.round(last * 0.9));
		for (const size of [0.34, 0.62]) {
			const whorl = smooth(
				Array.from({ length: 9 }, (_, step) =>
					polar(tip, heading(spine, last) + mix(-1.7, 1.7, step / 8), radius(0.8) * size),
				),
			);
			line(sheet, place(whorl, frame), { width: 2.4 });
		}
	}
	const thumb = fingerShape([-104, 130], -2.62, 296, 54, 1.02);
	drawForm(sheet, skin(thumb.outline, 44));
	clearMask(sheet, fill(place(PALM, frame), 4), 1);
	drawForm(
		sheet,
		skin(PALM, 90, {
			halo: 1,
			edge: 0,
			mark(px, py) {
				const { x, y } = unplace(px, py, frame);
				const hollow = 0.34 * ramp(130, 20, Math.hypot((x - 4) * 1.1, (y - 30) * 0.8));
				return hollow + 0.4 * ramp(250, 400, y) - 0.2 * ramp(70, 20, Math.hypot(x + 100, y - 110));
			},
		}),
	);
	const stroke = (width: number, ...noted: number[]) =>
		line(sheet, place(smooth(points(...noted), false, 3), frame), { width });
	stroke(7, -84, 400, -90, 320, -112, 250, -140, 206);
	stroke(7, -160, -20, -156, -70, -152, -104);
	stroke(7, 92, 400, 98, 300, 118, 230, 146, 150, 164, 60, 166, -20, 158, -82);
	const crease = (width: number, ...noted: number[]) =>
		line(sheet, place(smooth(points(...noted), false, 3), frame), {
			width,
			taper: (t) => Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.6,
		});
	crease(6, -150, -30, -84, -20, -34, 40, -16, 130, -34, 230, -50, 262);
	crease(5.5, -148, -24, -70, -4, 20, 34, 96, 84);
	crease(5.5, 162, -10, 90, -16, 20, -46, -28, -98, -62, -120);
	crease(4, 26, 230, 30, 130, 12, 40, -6, -60);
	for (const [x, y] of [
		[-72, -146],
		[12, -154],
		[92, -128],
	] as const)
		crease(5, x - 26, y - 4, x, y + 16, x + 28, y + 2);
	crease(4, -104, 300, -40, 314, 40, 312, 100, 296);
	crease(3.5, -98, 318, -30, 330, 50, 328, 100, 312);
}
