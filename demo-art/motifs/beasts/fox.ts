import { drawPelt, nearLine } from "../../brush/fur.ts";
import type { Path } from "../../brush/geometry.ts";
import { along, ribbon, smooth, trace } from "../../brush/geometry.ts";
import { clamp, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { line, spindle } from "../../brush/sheet.ts";
import { drawFoxHead } from "./fox-head.ts";

const RUST: Ink = [0.8, 0.29, 0.08];
const DEEP_RUST: Ink = [0.46, 0.13, 0.05];
const AMBER: Ink = [1.04, 0.66, 0.34];
const CREAM: Ink = [1.16, 1.2, 1.2];
const UMBER: Ink = [0.11, 0.05, 0.045];

const put = (noted: string, closed = false) => smooth(trace(noted), closed, 4);
const guides = (noted: string) => noted.split("|").map((guide) => put(guide));

const BODY =
	"262,1010 268,860 335,700 455,570 615,484 800,456 990,484 1150,570 1268,700 1336,870 1350,1040 1310,1200 1200,1330 1000,1410 700,1460 450,1440 310,1340 244,1190";
const COAT =
	"280,1000 300,850 380,700 500,590 650,515 800,486 980,512 1130,590 1240,710 1300,860 1320,1040 1260,1220|400,980 430,850 520,720 660,630 800,600 950,625 1070,700 1160,820 1200,980|520,960 560,860 650,770 770,730 900,750 1000,830|700,1000 760,920 850,900 940,960|330,1120 420,1250 560,1340|480,1060 560,1180 680,1300";
const HAUNCH =
	"830,1130 850,1010 930,910 1050,870 1180,900 1270,1000 1290,1120 1240,1250 1120,1340 960,1370 800,1366 742,1372 700,1356 706,1318 760,1296 850,1284 880,1240";
const THIGH =
	"1000,880 1120,920 1210,1030 1220,1150 1140,1270|900,960 1010,980 1090,1060 1080,1160 1000,1240 900,1300|1180,1280 1050,1330 900,1335 720,1340|850,1080 900,1140 900,1220";
const TAIL =
	"1276,960 1288,1120 1254,1280 1164,1405 1010,1500 800,1550 600,1560 430,1520 290,1430 190,1300";

/** A fox asleep in a ring: about 1090 px wide around 800, 980. */
export function drawFox(sheet: Sheet): void {
	drawBody(sheet);
	drawHaunch(sheet);
	drawTail(sheet);
	drawFoxHead(sheet, { x: 560, y: 1150 }, 0.34, 1.6);
}

function drawBody(sheet: Sheet): void {
	const folds = [
		nearLine(put("760,1210 800,1060 880,930 1010,850 1150,850"), 110, 0),
		nearLine(put("420,900 560,860 690,920 790,1050"), 80, 0),
		nearLine(put("300,1160 420,1020 600,960 780,1000 900,1120"), 150, 0),
	];
	drawPelt(sheet, {
		outline: put(BODY, true),
		flow: guides(COAT),
		swell: 230,
		hair: 74,
		thick: 4.6,
		spacing: 9,
		ink: UMBER,
		pale: AMBER,
		shine: 0.8,
		rim: 0.85,
		wash: ({ light }) => [mixed(DEEP_RUST, RUST, ramp(0.3, 0.8, light)), 0.95],
		tone: ({ x, y, light }) => {
			const fold = folds.reduce((sum, near) => sum + near(x, y), 0);
			const back = ramp(90, 20, Math.abs(Math.hypot((x - 800) / 1.04, y - 985) - 500));
			return clamp(0.98 - light * 0.95 + 0.62 * fold + 0.2 * back);
		},
	});
}

function drawHaunch(sheet: Sheet): void {
	drawPelt(sheet, {
		outline: put(HAUNCH, true),
		flow: guides(THIGH),
		swell: 120,
		hair: 62,
		ink: UMBER,
		pale: AMBER,
		shine: 0.8,
		halo: 2,
		rim: 0.8,
		merge: (x, y) => ramp(1290, 1180, x) + ramp(1200, 1280, y),
		wash: ({ x, y, light }) => [
			mixed(mixed(DEEP_RUST, RUST, ramp(0.35, 0.8, light)), UMBER, ramp(860, 740, x - (y - 1330))),
			0.95,
		],
		tone: ({ x, light }) => clamp(0.92 - light * 0.92 + 0.75 * ramp(880, 770, x)),
	});
	for (const toe of ["716,1330 736,1336 760,1332", "712,1350 740,1354 770,1350"])
		line(sheet, put(toe), { width: 3.4, ink: AMBER, taper: spindle });
}

function drawTail(sheet: Sheet): void {
	const spine = put(TAIL);
	const reach = along([
		[0, 44],
		[0.2, 82],
		[0.5, 134],
		[0.76, 124],
		[0.92, 70],
		[1, 4],
	]);
	const outline = ribbon(spine, reach);
	const share = (x: number, y: number) => nearest(spine, x, y);
	drawPelt(sheet, {
		outline,
		flow: [spine, ...[0.6, -0.6].map((side) => shift(spine, (t) => side * reach(t)))],
		swell: 120,
		hair: 92,
		thick: 5,
		ink: UMBER,
		pale: (x, y) => (share(x, y) > 0.74 ? CREAM : AMBER),
		shine: 0.75,
		fringe: 0.7,
		rim: 0.7,
		merge: (x, y) => Math.max(ramp(1060, 1190, y), ramp(1000, 900, x)),
		wash: ({ x, y, light }) => {
			const tip = ramp(0.7, 0.8, share(x, y) + 0.05 * noise(x / 16, y / 16, 6));
			return [mixed(mixed(DEEP_RUST, RUST, ramp(0.3, 0.75, light)), CREAM, tip), 0.96];
		},
		tone: ({ x, y, light }) => {
			const t = share(x, y);
			const band = 0.5 * ramp(0.5, 0.68, t) * ramp(0.78, 0.72, t);
			const root = 0.35 * ramp(0.2, 0.05, t);
			return clamp(
				mix(0.98, 0.62, ramp(0.7, 0.8, t)) -
					light * mix(0.88, 0.6, ramp(0.7, 0.8, t)) +
					band +
					root,
			);
		},
	});
}

function shift(spine: Path, distance: (t: number) => number): Path {
	return ribbon(spine, distance).slice(0, spine.length);
}

/** How far along a line the place nearest to it lies, 0 to 1. */
function nearest(spine: Path, x: number, y: number): number {
	let [best, found] = [1e9, 0];
	for (let index = 0; index < spine.length; index += 14) {
		const place = spine[index];
		if (!place) continue;
		const away = (place.x - x) ** 2 + (place.y - y) ** 2;
		if (away < best) [best, found] = [away, index];
	}
	return found / (spine.length - 1);
}

function mixed(a: Ink, b: Ink, share: number): Ink {
	const part = clamp(share);
	return [mix(a[0], b[0], part), mix(a[1], b[1], part), mix(a[2], b[2], part)];
}
