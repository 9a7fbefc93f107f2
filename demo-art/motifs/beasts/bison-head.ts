import { drawForm } from "../../brush/form.ts";
import { drawPelt, nearLine } from "../../brush/fur.ts";
import { along, circle, pick, pt, ribbon, smooth, trace, wander } from "../../brush/geometry.ts";
import type { Mask } from "../../brush/mask.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";

const BARE: Ink = [1, 1, 1];
const put = (noted: string, closed = false) => smooth(trace(noted), closed, 4);

const HEAD =
	"1236,640 1262,566 1318,520 1384,534 1436,600 1480,700 1512,810 1536,880 1550,930 1540,982 1508,1014 1460,1030 1416,1040 1392,1084 1366,1160 1330,1216 1308,1170 1280,1090 1244,1010 1216,900 1214,760";
const FACE =
	"1290,560 1300,660 1290,780 1290,920 1310,1060 1330,1200|1350,540 1390,640 1420,740 1470,850 1530,950|1410,600 1460,710 1510,830|1360,840 1380,960 1370,1080 1340,1190|1240,680 1240,820 1260,980";

/** The head with its cap of wool, horn, ear and beard. */
export function drawBisonHead(sheet: Sheet): void {
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

/** Locks of wool that curl over, dark with a pale edge. */
export function drawCurls(sheet: Sheet, mask: Mask, count: number, length: number): void {
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
