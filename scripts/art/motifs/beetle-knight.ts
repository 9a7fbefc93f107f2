import type { Path } from "../brush/geometry.ts";
import { circle, points, pt, ribbon, smooth, trace } from "../brush/geometry.ts";
import { ramp } from "../brush/random.ts";
import type { Sheet } from "../brush/sheet.ts";
import { dot, line } from "../brush/sheet.ts";
import { BRASS, DARK, limb, mirrored, painter, SHELL, TEAL } from "./beetle-knight-arms.ts";
import { mirror, paintForm } from "./painted-form.ts";
import type { Frame } from "./wing.ts";
import { place } from "./wing.ts";

type Put = ReturnType<typeof painter>;

/** The knight from the front; the origin is the top of the helm, the feet stand 1460 below it. */
export function paintBeetleKnight(sheet: Sheet, frame: Frame): void {
	const put = painter(sheet, frame);
	paintCase(put);
	paintLegs(put);
	paintSpear(put);
	paintTrunk(put);
	paintArms(put);
	paintHelm(sheet, put, frame);
}

/** Wing cases that hang behind like a cloak. */
function paintCase(put: Put): void {
	const wing = smooth(
		trace(
			"40,220 130,210 220,260 262,400 278,600 270,800 236,980 190,1110 150,1170 120,1130 90,960 60,700",
		),
		true,
		4,
	);
	const under = smooth(
		trace("60,500 150,800 200,1050 196,1210 170,1270 140,1240 110,1100"),
		true,
		4,
	);
	for (const path of [under, mirrored(under)])
		put(path, 20, DARK, (x, y) => 0.18 * Math.sin((x * 0.9 + y * 0.25) / 9));
	const ribs = (x: number, y: number) =>
		0.12 * Math.sin(Math.abs(x) / 9 + y / 160) -
		0.3 * ramp(170, 60, Math.abs(x)) -
		0.2 * ramp(900, 1150, y);
	put(mirrored(wing), 100, SHELL, ribs);
	put(wing, 100, SHELL, ribs);
}

function paintLegs(put: Put): void {
	for (const side of [1, -1]) {
		const turn = (path: Path) =>
			side === 1 ? path : mirrored(path).map(({ x, y }) => pt(x - 6, y + 6));
		put(
			turn(limb([72, 740, 96, 880, 116, 1020], 74, 54)),
			60,
			DARK,
			(_x, y) => 0.1 * Math.sin(y / 6),
		);
		put(
			turn(smooth(trace("28,800 84,780 138,810 160,880 150,950 118,985 76,960 44,890"), true, 3)),
			50,
			TEAL,
			(x) => -0.2 * ramp(5, 1, Math.abs(x - 92)),
		);
		const foot = smooth(
			trace("112,1350 168,1344 192,1378 214,1424 204,1450 130,1454 96,1440 104,1390"),
			true,
			3,
		);
		put(turn(foot), 34, DARK);
		for (const [y, wide] of [
			[1424, 62],
			[1400, 55],
			[1376, 46],
		] as const)
			put(
				turn(
					smooth(
						points(
							150 - wide,
							y + 4,
							158,
							y - 22,
							166 + wide * 0.75,
							y + 4,
							166 + wide * 0.7,
							y + 22,
							156,
							y + 12,
							150 - wide,
							y + 22,
						),
						true,
						3,
					),
				),
				18,
				TEAL,
			);
		for (const x of [104, 150, 200])
			put(
				turn(
					smooth(
						points(
							x - 13,
							1440,
							x,
							1428,
							x + 13,
							1440,
							x + 6,
							1466,
							x + (x - 150) * 0.12,
							1476,
							x - 6,
							1462,
						),
						true,
						2,
					),
				),
				10,
				BRASS,
			);
		put(
			turn(limb([120, 1040, 140, 1180, 142, 1364], 56, 36)),
			46,
			TEAL,
			(x, y) =>
				0.16 * ramp(6, 2, Math.abs(x - 112 - (y - 1040) * 0.08)) - 0.25 * ramp(1300, 1370, y),
		);
		put(
			turn(
				smooth(
					trace("104,1080 124,1068 142,1084 152,1180 150,1290 142,1330 134,1290 120,1180"),
					true,
					3,
				),
			),
			16,
			BRASS,
		);
		put(
			turn(
				smooth(
					trace("66,1010 116,966 168,1006 196,1002 172,1042 150,1078 116,1092 84,1072"),
					true,
					3,
				),
			),
			42,
			BRASS,
		);
		put(
			turn(smooth(trace("92,1022 118,998 146,1022 140,1050 118,1064 98,1050"), true, 3)),
			22,
			TEAL,
		);
	}
}

function paintTrunk(put: Put): void {
	put(mirror(trace("0,560 110,570 128,660 120,780 60,840 0,850")), 80, DARK);
	for (const side of [1, -1]) {
		const turn = (path: Path) => (side === 1 ? path : mirrored(path));
		for (const [x, y, lift] of [
			[104, 760, 0],
			[98, 700, 4],
			[88, 646, 8],
		] as const)
			put(
				turn(
					smooth(
						points(
							x - 72,
							y - 50,
							x,
							y - 62,
							x + 56 - lift,
							y - 44,
							x + 66 - lift,
							y + 40,
							x + 34,
							y + 92,
							x - 10,
							y + 70,
							x - 58,
							y + 30,
						),
						true,
						3,
					),
				),
				34,
				TEAL,
				(px) => -0.3 * ramp(x + 30, x + 70, px * side),
			);
	}
	put(
		mirror(trace("0,640 40,644 52,720 42,820 20,900 0,930")),
		30,
		BRASS,
		(x) => -0.2 * ramp(4, 1, Math.abs(x)),
	);
	put(mirror(trace("0,664 26,668 34,730 26,810 0,872")), 22, TEAL);
	for (let lame = 4; lame >= 0; lame--) {
		const y = 474 + lame * 38;
		const half = 124 - 8 * Math.sin((lame / 4) * Math.PI);
		put(
			mirror(
				points(
					0,
					y - 8,
					half * 0.7,
					y - 14,
					half,
					y - 2,
					half + 3,
					y + 30,
					half * 0.6,
					y + 46,
					0,
					y + 56,
				),
			),
			30,
			lame === 2 ? BRASS : TEAL,
			(_x, py) => 0.14 * ramp(y + 50, y + 20, py),
		);
	}
	put(
		mirror(trace("0,226 70,214 140,232 182,276 184,350 160,430 122,486 60,514 0,524")),
		92,
		TEAL,
		(x, y) =>
			-0.32 * ramp(5, 1, Math.abs(x)) -
			0.28 * ramp(7, 2, Math.abs(Math.abs(x) - 150 + (y - 280) * 0.52)) * ramp(300, 330, y) -
			0.22 * ramp(420, 520, y),
	);
	put(mirror(trace("0,292 26,282 52,300 44,350 22,410 0,450")), 22, BRASS);
	put(mirror(trace("0,306 14,302 28,316 22,350 0,386")), 16, SHELL);
	for (const [y, wide] of [
		[216, 128],
		[190, 108],
	] as const)
		put(
			mirror(
				points(
					0,
					y - 18,
					wide * 0.7,
					y - 30,
					wide,
					y - 16,
					wide * 0.92,
					y + 22,
					wide * 0.5,
					y + 46,
					0,
					y + 58,
				),
			),
			26,
			y === 190 ? BRASS : TEAL,
		);
}

function paintArms(put: Put): void {
	const sides = [
		{
			side: 1,
			upper: [222, 330, 256, 430, 266, 532],
			fore: [266, 545, 282, 640, 262, 742],
			hand: [254, 776],
			elbow: [272, 540],
		},
		{
			side: -1,
			upper: [222, 330, 268, 430, 290, 522],
			fore: [292, 534, 322, 590, 344, 646],
			hand: [350, 672],
			elbow: [296, 534],
		},
	] as const;
	for (const { side, upper, fore, hand, elbow } of sides) {
		const turn = (path: Path) => (side === 1 ? path : mirrored(path));
		put(turn(limb([...upper], 46, 40)), 40, DARK, (_x, y) => 0.1 * Math.sin(y / 5));
		put(
			turn(limb([...fore], 50, 36)),
			42,
			TEAL,
			(x, y) => 0.18 * ramp(6, 2, Math.abs(x - 272 - (y - 600) * (side === 1 ? 0 : 0.36))),
		);
		const [hx, hy] = hand;
		put(turn(circle(pt(hx, hy), 40, 1.12)), 34, DARK);
		for (const finger of [0, 1, 2, 3]) {
			const y = hy - 24 + finger * 17;
			put(
				turn(
					smooth(
						points(
							hx - 34,
							y - 7,
							hx,
							y - 11,
							hx + 34,
							y - 6,
							hx + 36,
							y + 7,
							hx,
							y + 9,
							hx - 34,
							y + 8,
						),
						true,
						2,
					),
				),
				8,
				finger % 2 === 0 ? TEAL : BRASS,
				undefined,
				2,
			);
		}
		put(
			turn(
				smooth(
					points(
						fore[4] - 50,
						fore[5] - 30,
						fore[4],
						fore[5] - 44,
						fore[4] + 50,
						fore[5] - 26,
						fore[4] + 46,
						fore[5] + 2,
						fore[4],
						fore[5] + 10,
						fore[4] - 44,
						fore[5] + 2,
					),
					true,
					2,
				),
			),
			18,
			BRASS,
		);
		const [ex, ey] = elbow;
		put(
			turn(
				smooth(
					points(
						ex - 50,
						ey - 20,
						ex,
						ey - 50,
						ex + 46,
						ey - 26,
						ex + 104,
						ey - 60,
						ex + 56,
						ey + 16,
						ex + 10,
						ey + 46,
						ex - 40,
						ey + 30,
					),
					true,
					3,
				),
			),
			34,
			BRASS,
		);
		for (const [y, x, size] of [
			[404, 252, 62],
			[356, 246, 84],
			[304, 232, 108],
		] as const)
			put(
				turn(
					smooth(
						points(
							x - size * 0.95,
							y - size * 0.28,
							x - size * 0.55,
							y - size * 0.72,
							x + size * 0.1,
							y - size * 0.86,
							x + size * 0.72,
							y - size * 0.5,
							x + size,
							y + size * 0.16,
							x + size * 0.86,
							y + size * 0.52,
							x + size * 0.2,
							y + size * 0.34,
							x - size * 0.5,
							y + size * 0.4,
						),
						true,
						3,
					),
				),
				size * 0.6,
				size === 84 ? BRASS : size === 108 ? SHELL : TEAL,
				(px, py) =>
					size === 108 ? 0.1 * Math.sin((px * side - x) / 7) * ramp(y - 60, y - 20, py) : 0,
			);
		put(turn(smooth(trace("250,226 276,190 296,132 318,196 312,250"), true, 3)), 20, BRASS);
	}
}

function paintSpear(put: Put): void {
	put(
		ribbon(smooth([pt(-352, 1440), pt(-350, 600), pt(-348, -150)], false, 4), () => 12),
		11,
		DARK,
		(_x, y) => 0.12 * Math.sin(y / 8),
	);
	for (const y of [-60, 30, 1390])
		put(
			ribbon(smooth([pt(-350, y), pt(-349, y - 46)], false, 3), () => 17),
			15,
			BRASS,
		);
	for (const side of [1, -1]) {
		const tine = smooth(
			trace(
				"4,-90 40,-130 74,-190 78,-250 56,-310 26,-344 38,-300 44,-262 22,-276 34,-240 36,-200 14,-150 0,-120",
			).map(({ x, y }) => pt(x * side - 348, y)),
			true,
			3,
		);
		put(tine, 18, side === 1 ? TEAL : SHELL);
	}
	put(smooth(trace("-348,-96 -332,-150 -348,-260 -364,-150"), true, 3), 12, BRASS);
}

function paintHelm(sheet: Sheet, put: Put, frame: Frame): void {
	for (const side of [1, -1]) {
		const horn = smooth(
			trace(
				"40,26 74,-30 112,-96 122,-164 98,-226 54,-262 74,-214 84,-176 52,-190 70,-152 72,-112 46,-60 14,-4",
			).map(({ x, y }) => pt(x * side, y)),
			true,
			3,
		);
		put(horn, 28, TEAL, (_x, y) => 0.08 * Math.sin(y / 7));
	}
	put(
		mirror(trace("0,-14 44,-8 78,20 92,66 90,116 70,168 36,204 0,216")),
		62,
		TEAL,
		(x, y) => -0.3 * ramp(5, 1, Math.abs(x)) * ramp(90, 60, y) - 0.2 * ramp(150, 210, y),
	);
	put(mirror(trace("0,-34 20,-22 26,20 20,64 0,86")), 20, BRASS);
	put(mirror(trace("0,74 46,78 88,66 92,96 82,124 40,132 0,126")), 22, BRASS);
	for (const side of [1, -1]) {
		put(
			smooth(
				trace("12,100 40,92 78,86 80,104 60,116 24,116").map(({ x, y }) => pt(x * side, y)),
				true,
				2,
			),
			12,
			DARK,
			() => -0.5,
		);
		const [eye] = place([pt(46 * side, 102)], frame);
		if (eye) {
			dot(sheet, eye, 15, [0.5, 0.15, 0.01], 0.7);
			dot(sheet, eye, 8.5, [1, 0.55, 0.1]);
			dot(sheet, eye, 4, [1, 0.95, 0.7]);
		}
		put(
			smooth(
				trace("20,150 52,158 70,190 58,232 30,250 38,222 34,196 12,182").map(({ x, y }) =>
					pt(x * side, y),
				),
				true,
				2,
			),
			18,
			BRASS,
		);
		const feeler = smooth(trace("70,60 120,30 170,36 216,4").map(({ x, y }) => pt(x * side, y)));
		line(sheet, place(feeler, frame), { width: 9, ink: [0.02, 0.03, 0.03] });
		for (const turn of [0, 1, 2])
			put(
				ribbon(
					smooth(
						[
							pt(side * (206 + turn * 10), 8 - turn * 8),
							pt(side * (236 + turn * 8), 2 - turn * 16),
						],
						false,
						2,
					),
					() => 7,
				),
				6,
				BRASS,
				undefined,
				2,
			);
	}
	for (let rivet = -3; rivet <= 3; rivet++) {
		const [spot] = place([pt(rivet * 46, 470 - Math.abs(rivet) * 10)], frame);
		if (spot) paintForm(sheet, { outline: circle(spot, 7), swell: 6, of: BRASS, edge: 2 });
	}
}
