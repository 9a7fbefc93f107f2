import type { Path } from "../../brush/geometry.ts";
import { circle, points, pt, ribbon, smooth, trace } from "../../brush/geometry.ts";
import type { Place } from "../../brush/place.ts";
import { place, unplace } from "../../brush/place.ts";
import { ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { dot, line } from "../../brush/sheet.ts";

import type { Material } from "../painting/painted-form.ts";
import { material, mirror, paintForm } from "../painting/painted-form.ts";

export const TEAL = material(
	["#02090b", "#061d22", "#0b373d", "#17585b", "#409389", "#d8fff0"],
	0.85,
	"#3f4a5e",
);
export const BRASS = material(
	["#140902", "#3d220a", "#7b4f18", "#b98330", "#e5bb62", "#fff3c4"],
	0.9,
	"#5a4030",
);
export const DARK = material(
	["#060505", "#14100f", "#2b2421", "#4a403a", "#766a60"],
	0.25,
	"#4a4038",
);
export const SHELL = material(
	["#03080c", "#0a1f2b", "#123a44", "#245c58", "#6f9a6c", "#f1ffd8"],
	0.7,
	"#5a3f6a",
);

/** Paints outlines noted in the coordinates of a frame. */
export function painter(sheet: Sheet, frame: Place) {
	const { scale = 1 } = frame;
	return (
		outline: Path,
		swell: number,
		of: Material,
		mark?: (x: number, y: number) => number,
		edge = 3,
	) =>
		paintForm(sheet, {
			outline: place(outline, frame),
			swell: swell * scale,
			of,
			edge,
			...(mark
				? {
						mark: (px: number, py: number) => {
							const { x, y } = unplace(px, py, frame);
							return mark(x, y);
						},
					}
				: {}),
		});
}

export const limb = (noted: number[], from: number, to: number): Path =>
	ribbon(
		smooth(points(...noted), false, 3),
		(t) =>
			(from + (to - from) * t) *
			(0.9 + 0.22 * Math.sin(Math.PI * Math.min(1, t * 1.3))) *
			Math.min(1, Math.sqrt(t * 12 + 0.25), Math.sqrt((1 - t) * 12 + 0.25)),
	);

export const mirrored = (path: Path): Path => path.map(({ x, y }) => pt(-x, y));

const SHIELD = mirror(
	trace("0,-300 60,-312 130,-290 186,-230 208,-140 204,-30 182,90 138,200 78,290 0,356"),
);

/** A shield made of two wing cases, with a boss of brass. */
export function paintShield(sheet: Sheet, frame: Place): void {
	const put = painter(sheet, frame);
	put(SHIELD, 26, BRASS, undefined, 5);
	const half = smooth(
		trace("5,-276 60,-284 120,-264 164,-214 182,-136 178,-30 158,82 120,182 66,264 5,318"),
		true,
		3,
	);
	const ribs = (x: number, y: number) => {
		const t = Math.abs(x) / (182 - Math.max(0, y) * 0.4);
		return (
			0.22 * Math.sin(t * 15) * ramp(-260, -200, y) * ramp(300, 200, y) -
			0.26 * ramp(30, 0, Math.abs(x)) -
			0.22 * ramp(-150, 260, y)
		);
	};
	put(mirrored(half), 90, SHELL, ribs);
	put(half, 90, SHELL, ribs);
	for (const side of [1, -1]) {
		const flip = (noted: number[]) => points(...noted).map(({ x, y }) => pt(x * side, y));
		const mandible = smooth(
			flip([
				16, -70, 56, -108, 96, -150, 104, -196, 84, -232, 56, -244, 70, -214, 66, -196, 40, -206,
				52, -178, 60, -160, 40, -130, 14, -100,
			]),
			true,
			3,
		);
		put(mandible, 16, BRASS);
		const leg = (noted: number[]) =>
			put(
				ribbon(smooth(flip(noted), false, 3), (t) => 9 - 5 * t),
				8,
				BRASS,
			);
		leg([40, -10, 92, -34, 136, -70]);
		leg([42, 30, 100, 34, 146, 66]);
		leg([34, 66, 76, 108, 96, 164]);
	}
	put(
		mirror(trace("0,-78 34,-66 50,-20 50,34 30,80 0,104")),
		44,
		BRASS,
		(x, y) => -0.4 * ramp(5, 1, Math.abs(x)) * ramp(-20, 0, y) - 0.4 * ramp(5, 2, Math.abs(y + 18)),
	);
	SHIELD.forEach((spot, index) => {
		if (index % 26 !== 0) return;
		const [rivet] = place([pt(spot.x * 0.945, spot.y * 0.95)], frame);
		if (rivet) paintForm(sheet, { outline: circle(rivet, 8), swell: 7, of: BRASS, edge: 2 });
	});
}

/** The helm from its side: dome, collar, visor, and the long horn. */
export function paintHelmProfile(sheet: Sheet, frame: Place): void {
	const put = painter(sheet, frame);
	put(
		smooth(
			trace("-60,130 30,150 120,130 170,90 196,150 180,214 90,250 -20,248 -96,214 -100,160"),
			true,
			3,
		),
		40,
		DARK,
	);
	for (const [lift, wide] of [
		[60, 0],
		[24, 10],
		[-12, 18],
	] as const)
		put(
			smooth(
				points(
					-96 - wide,
					150 + lift,
					-10,
					176 + lift,
					90,
					166 + lift,
					172 + wide,
					116 + lift,
					186 + wide,
					146 + lift,
					110,
					204 + lift,
					-10,
					218 + lift,
					-108 - wide,
					186 + lift,
				),
				true,
				3,
			),
			24,
			lift === 24 ? BRASS : TEAL,
		);
	const horn = trace(
		"-60,-96 -84,-160 -130,-222 -196,-272 -262,-296 -300,-340 -276,-288 -316,-280 -262,-262 -204,-228 -160,-180 -140,-120 -150,-60",
	);
	// The far horn shows behind the near one.
	const far = horn.map(({ x, y }) => pt(x * 0.92 + 52, y * 0.94 - 16));
	put(smooth(far, true, 3), 30, TEAL, () => -0.2);
	put(smooth(horn, true, 3), 34, TEAL, (x) => 0.12 * Math.sin(x / 9));
	put(
		smooth(
			trace(
				"-170,20 -176,-30 -150,-90 -96,-132 -20,-152 64,-142 134,-96 172,-20 178,60 160,120 100,158 10,166 -60,150 -110,120 -160,86",
			),
			true,
			3,
		),
		110,
		TEAL,
		(x, y) =>
			-0.3 * ramp(8, 2, Math.abs(y - 96 + x * 0.16)) -
			0.3 * ramp(7, 2, Math.abs(x - 40 - y * 0.3)) * ramp(90, 60, y),
	);
	put(
		smooth(trace("-182,30 -150,-8 -90,-18 -20,0 10,30 -20,60 -90,70 -160,66"), true, 3),
		24,
		BRASS,
	);
	put(
		smooth(trace("-166,34 -130,14 -80,10 -30,26 -12,34 -40,44 -100,50 -150,50"), true, 3),
		14,
		DARK,
		() => -0.4,
	);
	put(
		smooth(
			trace("-140,76 -196,88 -232,130 -226,176 -196,204 -204,168 -192,140 -150,126 -100,132"),
			true,
			3,
		),
		22,
		BRASS,
	);
	const [eye] = place([pt(-104, 31)], frame);
	if (eye) {
		dot(sheet, eye, 17, [0.5, 0.16, 0.01], 0.8);
		dot(sheet, eye, 10, [1, 0.6, 0.12]);
		dot(sheet, eye, 5, [1, 0.95, 0.7]);
	}
	for (let rivet = 0; rivet < 7; rivet++) {
		const [spot] = place([pt(-30 + rivet * 32, 120 - rivet * rivet * 1.4)], frame);
		if (spot) paintForm(sheet, { outline: circle(spot, 7), swell: 6, of: BRASS, edge: 2 });
	}
	line(sheet, place(smooth(trace("-120,-100 -60,-136 10,-142")), frame), {
		width: 6,
		ink: [0.7, 0.95, 0.85],
		strength: 0.6,
		taper: (t) => Math.sin(Math.PI * t),
	});
}
