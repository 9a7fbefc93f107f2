import type { Path, Point } from "../../brush/geometry.ts";
import { moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { ramp } from "../../brush/random.ts";
import { mirror } from "../painting/painted-form.ts";
import type { painter } from "./beetle-knight-arms.ts";
import { BRASS, DARK, limb, mirrored, SHELL, TEAL } from "./beetle-knight-arms.ts";

export type Put = ReturnType<typeof painter>;

/** A closed outline noted about the origin, turned and brought to its place. */
export function plate(noted: string, to: Point = pt(0, 0), turn = 0, scale = 1): Path {
	return smooth(moveAll(trace(noted), to, turn, scale), true, 3);
}

export function paintLegs(put: Put): void {
	for (const side of [-1, 1]) {
		// One foot stands a little forward of the other.
		const turn = (path: Path) =>
			side === 1 ? path : mirrored(path).map(({ x, y }) => pt(x - 8, y + 14 * ramp(800, 1100, y)));
		put(
			turn(limb([72, 740, 96, 880, 116, 1020], 74, 54)),
			60,
			DARK,
			(_x, y) => 0.1 * Math.sin(y / 6),
		);
		const thigh = plate("28,800 84,780 138,810 160,880 150,950 118,985 76,960 44,890");
		put(turn(thigh), 50, TEAL, (x) => -0.2 * ramp(5, 1, Math.abs(Math.abs(x) - 92)));
		put(
			turn(plate("112,1350 168,1344 192,1378 214,1424 204,1450 130,1454 96,1440 104,1390")),
			34,
			DARK,
		);
		for (const [y, wide] of [
			[1424, 62],
			[1400, 55],
			[1376, 46],
		] as const)
			put(turn(plate("-62,4 0,-22 54,4 52,22 -2,12 -62,22", pt(154, y), 0, wide / 62)), 18, TEAL);
		for (const x of [104, 150, 200])
			put(turn(plate("-13,0 0,-12 13,0 6,26 0,37 -6,22", pt(x, 1440))), 10, BRASS);
		put(
			turn(limb([120, 1040, 140, 1180, 142, 1364], 56, 36)),
			46,
			TEAL,
			(_x, y) => -0.25 * ramp(1300, 1370, y),
		);
		put(
			turn(plate("104,1080 124,1068 142,1084 152,1180 150,1290 142,1330 134,1290 120,1180")),
			16,
			BRASS,
		);
		for (const y of [1130, 1180, 1230])
			put(
				turn(plate("-40,0 0,-16 44,-6 44,8 0,2 -38,14", pt(130, y), 0, 1)),
				9,
				TEAL,
				undefined,
				2,
			);
		put(
			turn(plate("66,1010 116,966 168,1006 196,1002 172,1042 150,1078 116,1092 84,1072")),
			42,
			BRASS,
		);
		put(turn(plate("92,1022 118,998 146,1022 140,1050 118,1064 98,1050")), 22, TEAL);
	}
}

export function paintTrunk(put: Put): void {
	put(mirror(trace("0,560 110,570 128,660 120,780 60,840 0,850")), 80, DARK);
	for (const side of [1, -1]) {
		for (const [x, y] of [
			[104, 760],
			[98, 700],
			[88, 646],
		] as const) {
			const tasset = plate("-72,-50 0,-62 54,-44 64,40 34,92 -10,70 -58,30", pt(x, y));
			put(
				side === 1 ? tasset : mirrored(tasset),
				34,
				TEAL,
				(px, py) => 0.14 * ramp(y + 50, y + 80, py) - 0.3 * ramp(x + 30, x + 70, px * side),
			);
		}
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
				moveAll(
					trace("0,-8 0.7,-14 1,-2 1.02,30 0.6,46 0,56").map((p) => pt(p.x * half, p.y)),
					pt(0, y),
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
			0.22 * ramp(420, 520, y) -
			0.24 * ramp(300, 240, y),
	);
	put(mirror(trace("0,264 22,284 46,316 42,360 22,414 0,452")), 22, BRASS);
	put(mirror(trace("0,288 12,304 26,326 22,356 0,392")), 16, SHELL);
	for (const [y, wide] of [
		[216, 128],
		[190, 108],
	] as const)
		put(
			mirror(trace("0,-18 0.7,-30 1,-16 0.92,22 0.5,46 0,58").map((p) => pt(p.x * wide, p.y + y))),
			26,
			y === 190 ? BRASS : TEAL,
		);
}

type Arm = {
	side: 1 | -1;
	upper: number[];
	fore: readonly [number, number, number, number, number, number];
	elbow: readonly [number, number];
	/** The hand is closed around an upright shaft. */
	grips: boolean;
};

/** One arm holds the spear, the other is set on the hip. */
export function paintArms(put: Put): void {
	const arms: Arm[] = [
		{
			side: 1,
			upper: [222, 330, 286, 420, 322, 512],
			fore: [326, 524, 290, 600, 206, 662],
			elbow: [334, 520],
			grips: false,
		},
		{
			side: -1,
			upper: [222, 330, 268, 430, 290, 522],
			fore: [292, 534, 322, 590, 344, 646],
			elbow: [296, 534],
			grips: true,
		},
	];
	for (const arm of arms) paintArm(put, arm);
}

function paintArm(put: Put, { side, upper, fore, elbow, grips }: Arm): void {
	const turn = (path: Path) => (side === 1 ? path : mirrored(path));
	const wrist = pt(fore[4], fore[5]);
	const run = Math.atan2(fore[5] - fore[3], fore[4] - fore[2]) - Math.PI / 2;
	put(turn(limb(upper, 46, 40)), 40, DARK, (_x, y) => 0.1 * Math.sin(y / 5));
	put(turn(limb([...fore], 52, 38)), 42, TEAL);
	put(turn(plate("-14,-130 0,-138 14,-128 16,-60 8,-20 -8,-20 -16,-60", wrist, run)), 12, BRASS);
	if (grips) {
		put(turn(plate("-36,-10 0,-20 34,-8 40,30 34,66 0,74 -34,62 -40,24", wrist, 0)), 30, DARK);
		for (let finger = 0; finger < 4; finger++) {
			const to = pt(wrist.x + 7, wrist.y + 2 + finger * 18);
			put(
				turn(plate("-30,-7 -4,-10 20,-8 27,0 20,8 -4,9 -30,8", to, -0.06)),
				8,
				TEAL,
				undefined,
				2,
			);
		}
		put(
			turn(plate("-34,-6 -10,-14 14,-6 16,6 -8,8 -32,8", pt(wrist.x - 6, wrist.y - 6), 0.6)),
			9,
			TEAL,
			undefined,
			2,
		);
	} else {
		put(turn(plate("-36,-6 0,-16 36,-6 40,34 22,66 -20,68 -40,32", wrist, run)), 28, DARK);
		for (let finger = 0; finger < 4; finger++)
			put(
				turn(
					plate(
						"-8,-24 4,-28 12,-20 12,14 4,26 -6,22 -10,0",
						pt(wrist.x - 34 + finger * 4, wrist.y + 12 + finger * 18),
						run + 0.5,
					),
				),
				9,
				TEAL,
				undefined,
				2,
			);
		put(
			turn(plate("-34,-8 0,-18 32,-6 34,20 0,30 -34,20", pt(wrist.x - 8, wrist.y + 8), run)),
			18,
			BRASS,
			undefined,
			2,
		);
	}
	put(turn(plate("-50,-30 0,-44 50,-26 46,2 0,10 -44,2", wrist, run)), 18, BRASS);
	put(
		turn(plate("-50,-20 0,-50 46,-26 104,-60 56,16 10,46 -40,30", pt(...elbow), grips ? 0 : 0.25)),
		34,
		BRASS,
	);
	for (const [y, x, size, of] of [
		[404, 256, 62, TEAL],
		[356, 248, 84, BRASS],
		[304, 232, 108, SHELL],
	] as const)
		put(
			turn(
				plate("-95,-28 -55,-72 10,-86 72,-50 100,16 86,52 20,34 -50,40", pt(x, y), 0, size / 100),
			),
			size * 0.6,
			of,
			(px, py) =>
				of === SHELL ? 0.1 * Math.sin((px * side - x) / 7) * ramp(y - 60, y - 20, py) : 0,
		);
	put(turn(plate("250,226 276,190 296,132 318,196 312,250")), 20, BRASS);
}
