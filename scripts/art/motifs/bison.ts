import { drawForm } from "../brush/form.ts";
import { drawPelt, nearLine } from "../brush/fur.ts";
import { along, circle, pick, pt, ribbon, smooth, trace, wander } from "../brush/geometry.ts";
import type { Mask } from "../brush/mask.ts";
import { fill } from "../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../brush/random.ts";
import type { Ink, Sheet } from "../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../brush/sheet.ts";
import { engrave } from "../brush/tone.ts";

const BARE: Ink = [1, 1, 1];
const put = (noted: string, closed = false) => smooth(trace(noted), closed, 4);

const BODY =
	"432,752 490,700 590,676 700,652 800,586 880,490 960,420 1060,420 1180,520 1240,700 1220,960 1100,1060 980,1064 860,1054 740,1022 650,966 600,950 520,960 440,930 408,850";
const CAPE =
	"790,600 868,480 946,384 1036,332 1130,334 1216,390 1284,480 1330,580 1350,760 1310,920 1250,1040 1150,1090 1060,1096 980,1070 920,1020 930,920 890,820 850,720";
const NEAR_HIND =
	"440,760 408,850 414,940 444,1010 432,1062 452,1112 464,1190 458,1240 446,1274 548,1274 548,1240 524,1200 528,1124 556,1060 620,1000 690,930 680,820 600,740 510,716";
const FAR_HIND =
	"560,940 556,1010 546,1062 566,1110 574,1190 568,1236 560,1262 652,1262 654,1236 632,1196 638,1120 660,1060 720,1000 700,930";
const NEAR_FRONT =
	"1050,980 1062,1080 1092,1136 1112,1180 1112,1236 1100,1274 1200,1274 1192,1238 1176,1204 1186,1150 1226,1110 1250,1020 1200,960";
const FAR_FRONT =
	"1190,980 1210,1080 1236,1130 1250,1176 1250,1228 1240,1262 1330,1262 1326,1230 1312,1194 1318,1140 1340,1080 1340,980";
const HEAD =
	"1236,640 1262,566 1318,520 1384,534 1436,600 1480,700 1512,810 1536,880 1550,930 1540,982 1508,1014 1460,1030 1416,1040 1392,1084 1366,1160 1330,1216 1308,1170 1280,1090 1244,1010 1216,900 1214,760";
const WOOL =
	"820,620 900,500 1000,400 1100,370 1200,420|860,740 960,600 1080,520 1200,560 1290,660|920,860 1000,800 1080,780 1180,860 1230,980|960,1000 1020,960 1080,980 1130,1080|1280,500 1310,640 1290,800 1260,940";
const FACE =
	"1290,560 1300,660 1290,780 1290,920 1310,1060 1330,1200|1350,540 1390,640 1420,740 1470,850 1530,950|1410,600 1460,710 1510,830|1360,840 1380,960 1370,1080 1340,1190|1240,680 1240,820 1260,980";

/** An American bison in profile to the right, its hooves at 1274 px, as an engraver would cut it. */
export function drawBison(sheet: Sheet): void {
	for (const leg of [FAR_HIND, FAR_FRONT]) {
		const mask = drawForm(sheet, {
			outline: put(leg, true),
			swell: 40,
			base: 0.5,
			grain: { angle: 0.3, spacing: 8 },
		});
		lay(sheet, mask, BLACK, () => 0.42);
		drawHoof(sheet, leg);
	}
	drawTail(sheet);
	drawBarrel(sheet);
	drawHind(sheet);
	drawHoof(sheet, NEAR_HIND);
	drawFront(sheet);
	drawCape(sheet);
	drawHead(sheet);
}

/** Lines over a form, crossed by others where it is dark. */
function cross(sheet: Sheet, mask: Mask, dark: (x: number, y: number) => number): void {
	lay(sheet, mask, BLACK, (x, y) => {
		const bow = 0.4 * noise(x / 120, y / 120, 4);
		return engrave((x * 0.5 - y * 0.86) / 9 + bow, dark(x, y), 9);
	});
}

function drawBarrel(sheet: Sheet): void {
	const flank = nearLine(put("650,760 690,860 670,950"), 70, 0);
	const ribs = [780, 830, 880].map((x) =>
		nearLine(put(`${x},800 ${x + 24},880 ${x + 10},960`), 26, 0),
	);
	const mask = drawForm(sheet, {
		outline: put(BODY, true),
		swell: 170,
		edge: 7,
		depth: 0.95,
		base: 0.1,
		mark: (x, y) => 0.4 * flank(x, y) + ribs.reduce((sum, near) => sum + 0.14 * near(x, y), 0),
		grain: { angle: 1.2, spacing: 9, bulge: 34 },
	});
	cross(
		sheet,
		mask,
		(x, y) => 0.75 * ramp(860, 1040, y) + 0.3 * ramp(700, 900, x) * ramp(700, 860, y),
	);
}

function drawHind(sheet: Sheet): void {
	const outline = put(NEAR_HIND, true);
	const thigh = nearLine(put("640,760 686,850 660,940 590,1010"), 56, 0);
	const mask = drawForm(sheet, {
		outline,
		swell: 80,
		halo: 0,
		edge: 0,
		depth: 0.95,
		base: 0.08,
		mark: (x, y) => 0.35 * thigh(x, y) + 0.3 * ramp(1080, 1240, y),
		grain: { angle: 0.75, spacing: 9, bulge: 26 },
	});
	cross(sheet, mask, (x, y) => 0.5 * ramp(520, 640, x) * ramp(860, 960, y));
	line(sheet, put("432,758 408,850 414,940 444,1010 432,1062 452,1112 464,1190 458,1240"), {
		width: 7,
	});
	line(sheet, put("548,1240 524,1200 528,1124 556,1060 620,1000 690,930 690,850"), {
		width: 7,
		taper: (t) => 1 - 0.7 * t,
	});
}

function drawFront(sheet: Sheet): void {
	drawForm(sheet, {
		outline: put(NEAR_FRONT, true),
		swell: 46,
		edge: 7,
		depth: 0.95,
		base: 0.25,
		grain: { angle: 0.3, spacing: 8 },
	});
	drawHoof(sheet, NEAR_FRONT);
}

/** The two toes at the foot of a leg. */
function drawHoof(sheet: Sheet, leg: string): void {
	const sole = Math.max(...trace(leg).map(({ y }) => y));
	const low = trace(leg).filter(({ y }) => y > sole - 8);
	const [left, right] = [Math.min(...low.map(({ x }) => x)), Math.max(...low.map(({ x }) => x))];
	const hoof = [
		pt(left - 2, sole + 4),
		pt(left + 10, sole - 38),
		pt((left + right) / 2, sole - 46),
		pt(right - 8, sole - 34),
		pt(right + 10, sole + 4),
		pt((left + right) / 2, sole + 10),
	];
	clear(sheet, hoof, 3);
	lay(sheet, fill(hoof), BLACK, () => 0.96);
	line(sheet, smooth([pt(left + 16, sole - 26), pt((left + right) / 2 - 6, sole - 34)]), {
		width: 4,
		ink: BARE,
		taper: spindle,
	});
	line(sheet, [pt((left + right) / 2 + 12, sole - 30), pt((left + right) / 2 + 18, sole + 6)], {
		width: 4,
		ink: BARE,
	});
}

function drawTail(sheet: Sheet): void {
	const spine = put("436,756 400,806 386,880 392,960");
	drawForm(sheet, { outline: ribbon(spine, (t) => mix(13, 8, t)), swell: 10, edge: 5, base: 0.3 });
	for (let hair = 0; hair < 34; hair++) {
		const root = pt(382 + 20 * hash(hair, 1), 930 + 40 * hash(hair, 2));
		line(
			sheet,
			wander(
				root,
				Math.PI / 2 + 0.5 * (hash(hair, 3) - 0.5),
				mix(50, 110, hash(hair, 4)),
				() => 0.003,
			),
			{ width: 6, taper: spindle },
		);
	}
}

function drawCape(sheet: Sheet): void {
	const shoulder = nearLine(put("960,1040 1000,900 1100,780 1190,760"), 120, 0);
	const mask = drawPelt(sheet, {
		outline: put(CAPE, true),
		flow: WOOL.split("|").map((guide) => put(guide)),
		swell: 190,
		hair: 60,
		thick: 5,
		spacing: 10,
		fringe: 0.6,
		rim: 0.7,
		shine: 0.7,
		halo: 3,
		tone: ({ x, y, light }) =>
			clamp(
				0.98 -
					0.74 * light +
					0.5 * shoulder(x, y) +
					0.5 * ramp(900, 1060, y) +
					0.4 * ramp(1180, 1300, x),
			),
	});
	drawCurls(sheet, mask, 520, 38);
	for (let strand = 0; strand < 110; strand++) {
		const root = pt(mix(1040, 1250, hash(strand, 31)), mix(1000, 1100, hash(strand, 32)));
		const path = wander(
			root,
			Math.PI / 2 + 0.4 * (hash(strand, 33) - 0.5),
			mix(50, 96, hash(strand, 34)),
			() => 0.006 * (hash(strand, 35) - 0.5),
		);
		line(sheet, path, { width: 6.5, taper: whip });
		if (strand % 2 === 0)
			line(
				sheet,
				path.map(({ x, y }) => pt(x + 4, y)),
				{ width: 2, ink: BARE, taper: spindle },
			);
	}
}

/** Locks of wool that curl over, dark with a pale edge. */
function drawCurls(sheet: Sheet, mask: Mask, count: number, length: number): void {
	for (let curl = 0; curl < count; curl++) {
		const x = mask.left + mask.width * hash(curl, 51);
		const y = mask.top + mask.height * hash(curl, 52);
		const index = Math.floor(y - mask.top) * mask.width + Math.floor(x - mask.left);
		if ((mask.data[index] ?? 0) < 0.5) continue;
		const way = hash(curl, 53) > 0.5 ? 1 : -1;
		const path = wander(
			pt(x, y),
			hash(curl, 54) * 6.28,
			length * mix(0.7, 1.4, hash(curl, 55)),
			(t) => (way * mix(1.6, 4.6, t)) / length,
		);
		line(sheet, path, { width: 6, taper: whip });
		line(
			sheet,
			path.map((place) => pt(place.x - 3.4, place.y - 3)),
			{ width: 2, ink: BARE, taper: spindle, strength: 0.85 },
		);
	}
}

function drawHead(sheet: Sheet): void {
	const socket = nearLine(put("1380,730 1410,760 1400,800"), 50, 0);
	const mask = drawPelt(sheet, {
		outline: put(HEAD, true),
		flow: FACE.split("|").map((guide) => put(guide)),
		swell: 110,
		hair: (x, y) => mix(58, 22, ramp(1360, 1500, x) * ramp(640, 860, y)),
		thick: 5,
		spacing: 9,
		fringe: 0.55,
		rim: 0.9,
		shine: 0.6,
		halo: 6,
		tone: ({ x, y, light }) => {
			const face = ramp(1390, 1480, x) * ramp(720, 820, y);
			return clamp(
				mix(1.18, 0.84, face) - 0.6 * light + 0.5 * socket(x, y) + 0.4 * ramp(1000, 1100, y),
			);
		},
	});
	drawCurls(sheet, mask, 90, 34);
	for (let curl = 0; curl < 120; curl++) {
		const root = pt(mix(1250, 1440, hash(curl, 61)), mix(530, 680, hash(curl, 62)));
		const path = wander(
			root,
			0.6 + hash(curl, 63) * 1.6,
			mix(26, 56, hash(curl, 64)),
			(t) => (hash(curl, 65) > 0.5 ? 0.09 : -0.07) * t,
		);
		line(sheet, path, { width: 7, taper: whip });
		if (curl % 2 === 0)
			line(
				sheet,
				path.map(({ x, y }) => pt(x - 3.5, y - 3)),
				{ width: 2, ink: BARE, taper: spindle },
			);
	}
	drawHorn(sheet);
	drawFeatures(sheet);
}

function drawHorn(sheet: Sheet): void {
	const spine = put("1316,668 1364,662 1398,622 1400,566 1372,506");
	const reach = along([
		[0, 36],
		[0.4, 28],
		[0.8, 12],
		[1, 1.5],
	]);
	drawForm(sheet, {
		outline: ribbon(spine, reach),
		swell: 26,
		halo: 6,
		edge: 6,
		depth: 1,
		base: 0.35,
		grain: { angle: 0.9, spacing: 7, bulge: 10 },
	});
	const shine = spine
		.slice(12, -18)
		.map((place, index) => pt(place.x - 7 + index * 0.02, place.y - 9));
	line(sheet, shine, { width: 7, ink: BARE, taper: spindle });
	drawPelt(sheet, {
		outline: put("1300,730 1262,726 1212,752 1190,788 1230,792 1280,776", true),
		flow: [put("1300,750 1196,786")],
		swell: 24,
		hair: 40,
		rim: 1,
		fringe: 0.6,
		tone: ({ light }) => clamp(1.2 - 0.6 * light),
	});
}

function drawFeatures(sheet: Sheet): void {
	const eye = pt(1402, 766);
	clear(sheet, circle(eye, 19, 0.8, 0.5), 3);
	closedLine(sheet, circle(eye, 19, 0.8, 0.5), { width: 5 });
	dot(sheet, eye, 14.5);
	dot(sheet, pt(1397, 760), 4.6, BARE);
	line(sheet, put("1376,748 1394,740 1418,746 1432,768"), { width: 8, taper: spindle });
	line(sheet, put("1380,784 1400,792 1424,786"), { width: 4, ink: BARE, taper: spindle });
	const muzzle = put("1526,876 1550,926 1542,982 1510,1010 1484,990 1490,930 1504,892", true);
	clear(sheet, muzzle, 0);
	lay(
		sheet,
		fill(muzzle),
		BLACK,
		(x, y) => 0.94 - 0.5 * ramp(16, 0, Math.hypot(x - 1524, (y - 908) * 0.6)),
	);
	line(sheet, put("1512,946 1524,930 1540,934 1536,952"), { width: 6, ink: BARE, taper: spindle });
	line(sheet, put("1516,1006 1490,1000 1456,1006 1430,996"), { width: 7, taper: spindle });
	line(sheet, put("1500,1014 1470,1018 1440,1012"), { width: 2.6, ink: BARE, taper: spindle });
	closedLine(sheet, muzzle, { width: 3 });
	dot(sheet, pick(put("1508,956 1512,962"), 0), 5);
}
