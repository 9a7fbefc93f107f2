import { combFlow, combHair, type Flow } from "../../brush/comb.ts";
import { drawPelt, nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, move, moveAll, pick, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

const BARE: Ink = [1, 1, 1];
const HEAD =
	"336,30 332,4 304,-14 226,-30 140,-46 92,-72 44,-114 -40,-146 -130,-158 -210,-130 -268,-60 -300,40 -250,120 -170,180 -80,176 -10,150 44,112 60,92 116,72 184,74 256,68 316,60";
const JAW =
	"40,96 60,104 120,112 202,137 272,166 283,179 265,195 208,188 131,188 50,190 -60,206 -90,150 -20,110";
const MOUTH = "44,92 116,66 190,66 262,60 214,84 186,110 200,123 249,163 166,145 113,121";
const EAR = "-44,-142 -72,-196 -160,-286 -182,-214 -180,-140 -150,-100 -96,-106";
const EAR_INSIDE = "-96,-146 -106,-190 -148,-246 -160,-200 -156,-146 -130,-122";
const FACE =
	"320,0 226,-20 140,-36 80,-66 20,-106 -60,-130 -150,-130 -230,-70|300,50 190,60 116,60 60,80 0,120 -80,160 -160,180|240,20 120,10 40,10 -60,30 -160,60 -260,90|60,-20 -20,-40 -120,-40 -220,10|40,50 -40,80 -130,120 -220,150";
const NECK =
	"470,700 410,800 372,880 380,920 336,980 312,1080 322,1110 276,1190 262,1290 270,1330 230,1420 220,1560 300,1640 520,1690 780,1700 1030,1670 1150,1600 1142,1500 1106,1430 1108,1390 1064,1290 1060,1240 1010,1130 1000,1080 950,970 930,880 890,800 760,720 600,680";
const RUFF =
	"520,720 440,860 380,1020 330,1200 290,1400 270,1580|620,780 560,950 510,1150 470,1380 450,1600|740,800 720,980 690,1180 670,1400 660,1640|840,820 880,980 910,1160 930,1380 940,1620|900,850 970,1010 1030,1190 1080,1380 1120,1560";

type Put = (noted: string, closed?: boolean) => Path;

/** A howling wolf down to the shoulders, its muzzle to the upper right. */
export function drawWolf(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put: Put = (noted, closed = false) =>
		smooth(moveAll(trace(noted), to, turn, scale), closed, 4);
	const back = (x: number, y: number) =>
		move({ x: (x - to.x) / scale, y: (y - to.y) / scale }, { x: 0, y: 0 }, -turn);
	drawNeck(sheet);
	drawMouth(sheet, put);
	const jaw = (noted: string) => noted.split("|").map((guide) => put(guide));
	drawPelt(sheet, {
		outline: put(JAW, true),
		flow: jaw("281,179 199,161 117,151 26,152 -60,190|253,191 162,188 72,197 -60,206"),
		swell: 40 * scale,
		hair: (x, y) => mix(16, 60, ramp(220, 20, back(x, y).x)) * scale * 0.8,
		spacing: 8,
		thick: 4.2,
		rim: 0.6,
		merge: (x, y) => ramp(-70, 40, back(x, y).x),
		tone: ({ x, y, light }) => clamp(0.75 - 0.55 * light + 0.5 * ramp(200, 250, back(x, y).x)),
	});
	drawTeeth(sheet, put);
	drawHead(sheet, put, back, scale);
	drawEar(sheet, put, scale);
	drawFeatures(sheet, put, scale);
}

function drawNeck(sheet: Sheet): void {
	const outline = smooth(trace(NECK), true, 5);
	const flow = RUFF.split("|").map((guide) => smooth(trace(guide)));
	const under = nearLine(smooth(trace("560,830 700,900 850,905 920,880")), 170, 0);
	const locks = [
		nearLine(smooth(trace("600,1020 690,1180 760,1400")), 60, 0),
		nearLine(smooth(trace("820,1000 800,1200 830,1440")), 55, 0),
		nearLine(smooth(trace("470,1000 500,1200 560,1420")), 55, 0),
		nearLine(smooth(trace("960,1120 980,1300 1000,1480")), 50, 0),
	];
	const mask = drawPelt(sheet, {
		outline,
		flow,
		swell: 240,
		hair: (_x, y) => mix(80, 130, ramp(800, 1400, y)),
		thick: 5.6,
		spacing: 10,
		fringe: 0.9,
		rim: 0.85,
		shine: 0.6,
		tone: ({ x, y, light }) => {
			const mane = ramp(680, 430, x + (y - 900) * 0.28);
			const flank = ramp(150, 10, mix(905, 1110, (y - 850) / 600) - x);
			const depth = locks.reduce((sum, near) => sum + 0.55 * near(x, y), 0);
			return clamp(
				0.5 -
					0.42 * light +
					0.95 * mane +
					0.9 * flank +
					1.1 * under(x, y) ** 1.1 +
					depth +
					0.85 * ramp(1180, 1450, y),
			);
		},
	});
	drawLocks(sheet, combFlow(flow, mask));
}

/** Deep gaps between the locks of the ruff: under the jaw, down the back of the neck and low on the chest. */
function drawLocks(sheet: Sheet, flow: Flow): void {
	for (let lock = 0; lock < 210; lock++) {
		const y = mix(800, 1560, hash(lock, 71));
		const [left, right] = [mix(500, 270, (y - 750) / 700), mix(900, 1100, (y - 850) / 600)];
		const across = hash(lock, 72);
		const root = { x: mix(left, right, across), y };
		const jaw = ramp(330, 60, Math.hypot(root.x - 760, (root.y - 850) * 1.2));
		const wanted = Math.max(
			ramp(0.36, 0, across),
			ramp(0.72, 1, across),
			jaw,
			ramp(1200, 1500, y) * 0.9,
		);
		if (hash(lock, 73) > wanted) continue;
		const path = combHair(root, flow, mix(110, 210, hash(lock, 74)), lock + 500);
		line(sheet, path, { width: mix(11, 20, hash(lock, 75)), taper: spindle });
		line(
			sheet,
			path.map(({ x, y: down }) => ({ x: x - 7, y: down - 3 })),
			{
				width: 2.8,
				ink: BARE,
				taper: spindle,
			},
		);
	}
}

function drawMouth(sheet: Sheet, put: Put): void {
	const mouth = put(MOUTH, true);
	clear(sheet, mouth, 6);
	lay(sheet, fill(mouth), BLACK);
	const tongue = put("70,100 130,93 202,104 256,140 253,164 197,147 114,129", true);
	clear(sheet, tongue, 0);
	lay(sheet, fill(tongue), BLACK, (x, y) =>
		pepper(x, y, 0.42 + 0.2 * Math.sin(x / 17 + y / 23), 4),
	);
	line(sheet, put("91,106 162,111 243,148"), { width: 5, taper: spindle });
}

function drawTeeth(sheet: Sheet, put: Put): void {
	for (const tooth of [
		"258,56 284,54 276,88 266,112 260,88",
		"222,62 240,60 232,82",
		"196,64 214,62 206,82",
		"168,64 188,62 178,84",
		"235,161 256,170 255,142 249,115 239,142",
		"203,146 220,152 213,129",
		"176,138 192,142 186,122",
		"296,52 308,50 304,70",
	]) {
		const outline = put(tooth, true);
		clear(sheet, outline, 2);
		closedLine(sheet, outline, { width: 4 });
	}
}

function drawHead(
	sheet: Sheet,
	put: Put,
	back: (x: number, y: number) => Point,
	scale: number,
): void {
	const brow = nearLine(put("120,-30 70,-34 20,-40 -40,-60"), 40 * scale, 0);
	const under = nearLine(put("110,10 60,4 0,2 -50,-10"), 26 * scale, 0);
	const lip = nearLine(put("320,58 250,66 184,70 116,70 50,92"), 24 * scale, 0);
	const cheek = nearLine(put("40,110 -30,90 -120,80 -210,60"), 44 * scale, 0);
	drawPelt(sheet, {
		outline: put(HEAD, true),
		flow: FACE.split("|").map((guide) => put(guide)),
		swell: 110 * scale,
		hair: (x, y) => mix(16, 78, ramp(240, -140, back(x, y).x)) * scale * 0.8,
		thick: 4.6,
		spacing: 8,
		fringe: 0.7,
		rim: 0.75,
		shine: 0.75,
		halo: 5,
		merge: (x, y) => ramp(-300, -190, back(x, y).x + 0.2 * back(x, y).y),
		tone: ({ x, y, light }) => {
			const place = back(x, y);
			const top = ramp(20, -70, place.y + 0.12 * place.x) * ramp(340, 180, place.x);
			const dark = 0.7 - 0.55 * light + 0.5 * top + 0.7 * brow(x, y) ** 2;
			return clamp(dark - 0.45 * under(x, y) + 0.6 * lip(x, y) + 0.55 * cheek(x, y));
		},
	});
}

function drawEar(sheet: Sheet, put: Put, scale: number): void {
	const axis = put("-116,-104 -160,-284");
	drawPelt(sheet, {
		outline: put(EAR, true),
		flow: [axis],
		swell: 44 * scale,
		hair: 46,
		spacing: 7,
		rim: 0.95,
		fringe: 0.4,
		merge: (x, y) =>
			ramp(10 * scale, 50 * scale, Math.hypot(x - pick(axis, 0).x, y - pick(axis, 0).y)),
		tone: ({ light }) => clamp(1.1 - 0.5 * light),
	});
	const inside = put(EAR_INSIDE, true);
	clear(sheet, inside, 0);
	lay(sheet, fill(inside), BLACK, (x, y) => pepper(x, y, 0.86, 4));
	for (let index = 0; index < inside.length; index += 2) {
		const root = pick(inside, index);
		const tip = pick(axis, axis.length - 1);
		const end = { x: mix(root.x, tip.x, 0.34), y: mix(root.y, tip.y, 0.34) };
		line(sheet, [root, end], { width: 3.6, ink: BARE, taper: whip, strength: 0.85 });
	}
}

function drawFeatures(sheet: Sheet, put: Put, scale: number): void {
	const nose = put("342,34 342,2 322,-18 292,-16 288,2 304,22 312,44 330,50", true);
	clear(sheet, nose, 4);
	lay(sheet, fill(nose), BLACK);
	line(sheet, put("298,-8 316,-9 330,4"), { width: 6, ink: BARE, taper: spindle });
	line(sheet, put("312,26 322,18 332,22"), { width: 5, ink: BARE, taper: spindle });
	line(sheet, put("316,46 308,60 250,68 184,74 116,72 54,94"), {
		width: 8,
		taper: (t) => 1 - 0.4 * t,
	});
	const lid = put("114,-4 88,-26 48,-34 12,-20 -4,-10 24,-4 66,2", true);
	clear(sheet, lid, 2);
	lay(sheet, fill(lid), BLACK);
	const center = put("56,-17 56,-17")[0] ?? pick(lid, 0);
	const iris = circle(center, 15.5 * scale, 0.86);
	clear(sheet, iris, 0);
	lay(sheet, fill(iris), BLACK, (_x, y) => 0.62 * ramp(center.y, center.y - 16 * scale, y));
	closedLine(sheet, iris, { width: 3 });
	dot(sheet, center, 6.6 * scale);
	dot(sheet, { x: center.x - 5, y: center.y - 6 }, 3.8 * scale, BARE);
	line(sheet, put("122,0 92,-30 48,-42 4,-28 -30,-12"), { width: 15, taper: spindle });
	line(sheet, put("116,-10 150,-2 180,8"), { width: 6, taper: whip });
	for (const [x, y] of [
		[270, 34],
		[250, 44],
		[226, 38],
		[206, 50],
		[236, 54],
	] as const) {
		const spot = put(`${x},${y} ${x},${y}`)[0];
		if (spot) dot(sheet, spot, 4);
	}
}
