import { raise } from "../../brush/form.ts";
import type { Path } from "../../brush/geometry.ts";
import { circle, polar, pt, smooth, trace } from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line } from "../../brush/sheet.ts";
import { engrave, pepper } from "../../brush/tone.ts";

const OUTER = { center: pt(790, 980), reach: 570 };
const INNER = { center: pt(640, 930), reach: 440 };
/** From the upper horn's side down to the lower one's: forehead, closed brow, nose, lips, chin. */
const PROFILE = trace(
	"1000,672 1022,716 1030,760 1026,806 1012,836 1022,862 1028,884 1014,916 990,950 966,980 964,996 980,1006 1008,1008 1012,1022 1002,1036 986,1050 984,1062 1006,1072 990,1084 988,1098 1006,1112 1012,1126 996,1142 988,1164 996,1188 1014,1204 1008,1226 972,1252",
);
const LINES = [
	["1018,838 1048,818 1090,812 1138,828 1164,850", 9],
	["1044,880 1070,864 1104,868 1130,888", 4],
	["1040,898 1058,918 1088,926 1124,908 1136,894", 9],
	["1050,930 1086,944 1122,932", 3],
	["1010,1008 1030,1002 1036,984 1026,968", 5],
	["984,996 996,990 1010,996", 6],
	["1006,1072 1030,1070 1050,1078", 6.5],
	["986,1050 1014,1054 1040,1068", 4],
	["990,1098 1014,1098 1036,1088", 4],
	["1046,1010 1068,1034 1072,1062", 3],
	["1008,1126 1024,1122", 4],
	["1014,1204 1060,1210 1110,1190 1160,1140", 4],
] as const;
const SHADES = [
	[1070, 850, 70, 26, 0.5],
	[1034, 870, 22, 30, 0.5],
	[1046, 940, 22, 60, 0.35],
	[1020, 1022, 30, 14, 0.5],
	[1030, 1072, 40, 12, 0.5],
	[1018, 1116, 30, 14, 0.6],
	[1096, 1090, 44, 80, 0.45],
	[1090, 1220, 120, 30, 0.6],
	[1200, 960, 60, 200, 0.2],
] as const;

/** A crescent that opens to the left, its calm profile on the inner edge; 1150 across. */
export function drawMoonFace(sheet: Sheet): void {
	const outer = circle(OUTER.center, OUTER.reach);
	const hollow = circle(INNER.center, INNER.reach);
	const back = outer.filter(
		({ x, y }) => Math.hypot(x - INNER.center.x, y - INNER.center.y) > INNER.reach,
	);
	const front = hollow.filter(
		({ x, y }) => Math.hypot(x - OUTER.center.x, y - OUTER.center.y) < OUTER.reach,
	);
	const angle = ({ x, y }: { x: number; y: number }) =>
		Math.atan2(y - INNER.center.y, x - INNER.center.x);
	const byAngle = (path: Path) => [...path].sort((a, b) => angle(a) - angle(b));
	const upper = byAngle(front.filter((point) => angle(point) < -0.66));
	const lower = byAngle(front.filter((point) => angle(point) > 0.82));
	const face = smooth(PROFILE, false, 3);
	const rim = byAngle(back).reverse();
	const outline = [...upper, ...face, ...lower, ...rim];
	clear(sheet, outline, 9);
	const mask = fill(outline, 2);
	const height = raise(mask, 120);
	lay(sheet, mask, BLACK, (x, y, index) => {
		const out = Math.hypot(x - OUTER.center.x, y - OUTER.center.y);
		const turn = Math.atan2(y - OUTER.center.y, x - OUTER.center.x);
		const edge = ramp(OUTER.reach - 150, OUTER.reach, out);
		const side = clamp(0.42 + 0.6 * Math.cos(turn - 0.8));
		let tone =
			0.06 + 0.95 * edge ** 1.5 * (0.3 + 0.9 * side) + 0.5 * ramp(0.5, 0, at(height, index)) * side;
		for (const [cx, cy, wide, high, dark] of SHADES)
			tone += dark * Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / high) ** 2);
		const phase = (out + 26 * at(height, index)) / 9;
		return Math.max(engrave(phase, tone, 9), pepper(x, y, tone * 0.45, 4.2));
	});
	closedLine(sheet, outline, { width: 8 });
	drawLid(sheet);
	for (const [noted, width] of LINES)
		line(sheet, smooth(trace(noted), false, 3), {
			width,
			taper: (t) => 0.4 + 0.6 * Math.sin(Math.PI * t),
		});
	for (const [distance, turn, size] of CRATERS) {
		const ring = circle(polar(OUTER.center, turn, distance), size, 0.86, turn);
		clear(sheet, ring, 2);
		lay(sheet, fill(ring), BLACK, (x, y) => {
			const place = polar(OUTER.center, turn, distance);
			return pepper(x, y, 0.9 * ramp(size, -size, x - place.x + y - place.y), 4);
		});
		closedLine(sheet, ring, { width: 3 });
	}
}

const CRATERS = [
	[500, -1.25, 24],
	[470, -1.42, 13],
	[525, -1.0, 12],
	[480, -0.72, 30],
	[520, -0.5, 15],
	[490, 1.18, 26],
	[515, 1.42, 13],
	[470, 1.62, 17],
	[522, 0.86, 14],
	[500, 1.95, 11],
	[512, -1.72, 10],
] as const;

function drawLid(sheet: Sheet): void {
	const lid = smooth(
		trace("1040,898 1068,874 1102,874 1136,894 1124,908 1088,926 1058,918"),
		true,
		3,
	);
	clear(sheet, lid, 1);
	lay(sheet, fill(lid), BLACK, (x, y) =>
		pepper(x, y, 0.6 * ramp(894, 872, y) + 0.5 * ramp(1090, 1136, x), 4),
	);
	for (let lash = 0; lash < 8; lash++) {
		const root = pt(1044 + lash * 12, 908 + 16 * Math.sin((Math.PI * lash) / 7.5));
		line(
			sheet,
			smooth([root, pt(root.x - 5, root.y + 10), pt(root.x - 13 + lash * 2, root.y + 20)]),
			{ width: 4.5, taper: (t) => 1 - t },
		);
	}
}
