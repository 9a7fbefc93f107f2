import { drawForm } from "../../brush/form.ts";
import { drawPelt, nearLine } from "../../brush/fur.ts";
import { pt, ribbon, smooth, trace, wander } from "../../brush/geometry.ts";
import type { Mask } from "../../brush/mask.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { engrave } from "../../brush/tone.ts";
import { drawBisonHead, drawCurls } from "./bison-head.ts";

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
const WOOL =
	"820,620 900,500 1000,400 1100,370 1200,420|860,740 960,600 1080,520 1200,560 1290,660|920,860 1000,800 1080,780 1180,860 1230,980|960,1000 1020,960 1080,980 1130,1080|1280,500 1310,640 1290,800 1260,940";

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
	drawBisonHead(sheet);
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
