import { drawForm } from "../../brush/form.ts";
import { drawPelt, nearLine } from "../../brush/fur.ts";
import type { Path } from "../../brush/geometry.ts";
import { along, circle, move, moveAll, pt, ribbon, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";

const GOLD: Ink = [1.12, 0.8, 0.22];
const EMBER: Ink = [0.86, 0.42, 0.08];
const SHEEN: Ink = [0.66, 0.78, 0.92];
const CREAM: Ink = [1.2, 1.22, 1.12];

const BODY =
	"578,800 540,900 512,1020 480,1130 428,1250 390,1380 392,1490 436,1572 530,1612 620,1608 700,1622 780,1608 860,1614 952,1572 996,1490 994,1380 956,1250 904,1130 872,1020 848,910 824,806 700,780";
const COAT =
	"600,800 550,950 490,1130 440,1330 440,1500|690,800 690,1000 690,1250 690,1580|800,800 840,960 890,1130 940,1330 950,1500|620,900 590,1100 560,1350 540,1580|760,900 800,1100 830,1350 850,1580";
const HEAD =
	"152,22 146,-2 120,-30 98,-66 62,-106 6,-126 -60,-116 -112,-70 -132,0 -128,80 -90,140 0,150 60,128 104,98 130,82 146,54";
const FACE =
	"140,0 110,-30 60,-90 0,-110 -70,-90 -116,-20 -120,100|130,50 80,40 20,50 -40,80 -80,130|90,0 40,-20 -20,-20 -80,30|120,80 70,90 10,130";
const NEAR_EAR = "-74,-96 -66,-180 -34,-256 20,-196 54,-104 -10,-90";
const FAR_EAR = "10,-100 40,-180 78,-236 104,-170 100,-70 60,-70";
const TAIL = "880,1560 960,1630 1080,1668 1200,1650 1276,1580 1290,1490 1250,1430";

/** Haunches, shoulder blades and the furrow of the spine. */
const CONTOURS = [
	"560,1210 500,1330 496,1460 560,1560 650,1598",
	"826,1210 884,1330 890,1460 830,1560 744,1598",
	"600,950 636,1030 634,1130",
	"792,950 758,1030 762,1130",
	"694,1160 690,1300 694,1440",
];

type Put = (noted: string, closed?: boolean) => Path;
const GROWN = 1.13;
const set = (x: number, y: number) => pt(770 + (x - 770) * GROWN, 1580 + (y - 1580) * GROWN);
const flat: Put = (noted, closed = false) =>
	smooth(
		trace(noted).map(({ x, y }) => set(x, y)),
		closed,
		4,
	);

/** A black cat that sits with its back to us and looks over its shoulder to the right. */
export function drawCat(sheet: Sheet): void {
	const haunches = [
		nearLine(flat("640,1590 560,1520 520,1400 540,1290"), 70, 0),
		nearLine(flat("760,1590 830,1520 862,1400 846,1290"), 70, 0),
	];
	const blades = [
		nearLine(flat("620,930 650,1030 640,1140"), 50, 0),
		nearLine(flat("770,930 740,1030 750,1140"), 50, 0),
	];
	drawPelt(sheet, {
		outline: flat(BODY, true),
		flow: COAT.split("|").map((guide) => flat(guide)),
		swell: 150,
		hair: 70,
		thick: 5,
		pale: SHEEN,
		shine: 0.3,
		rim: 1,
		fringe: 0.25,
		halo: 9,
		tone: ({ x, y, light }) => {
			const fold = Math.max(
				...haunches.map((near) => near(x, y)),
				...blades.map((near) => near(x, y) * 0.6),
			);
			return clamp(1.4 - 0.72 * ramp(0.72, 1, light) + 0.7 * fold);
		},
	});
	for (const contour of CONTOURS) {
		line(sheet, flat(contour), { width: 22, taper: spindle });
		line(sheet, flat(contour), { width: 6, ink: SHEEN, taper: spindle, strength: 0.85 });
	}
	drawTail(sheet);
	drawHead(sheet);
}

function drawTail(sheet: Sheet): void {
	const spine = flat(TAIL);
	const reach = along([
		[0, 46],
		[0.4, 42],
		[0.85, 34],
		[1, 12],
	]);
	drawPelt(sheet, {
		outline: [
			...ribbon(spine, reach).slice(0, spine.length),
			...circle(set(1250, 1430), 10).slice(0, 4),
			...ribbon(spine, reach).slice(spine.length),
		],
		flow: [spine],
		swell: 40,
		hair: 46,
		thick: 4.6,
		pale: SHEEN,
		shine: 0.4,
		rim: 1,
		fringe: 0.4,
		halo: 8,
		merge: (x, y) => ramp(880, 960, x + (y - 1560) * 0.2),
		tone: ({ light }) => clamp(1.25 - 0.75 * ramp(0.6, 0.98, light)),
	});
}

function drawHead(sheet: Sheet): void {
	const [to, turn, scale] = [set(706, 704), 0.06, 1.16 * GROWN];
	const put: Put = (noted, closed = false) =>
		smooth(moveAll(trace(noted), to, turn, scale), closed, 4);
	const back = (x: number, y: number) =>
		move(pt((x - to.x) / scale, (y - to.y) / scale), pt(0, 0), -turn);
	drawEar(sheet, put(FAR_EAR, true), put("60,-80 78,-230"), undefined);
	drawEar(
		sheet,
		put(NEAR_EAR, true),
		put("-20,-96 -34,-250"),
		put("2,-110 8,-176 -24,-222 -36,-170 -30,-112", true),
	);
	drawPelt(sheet, {
		outline: put(HEAD, true),
		flow: FACE.split("|").map((guide) => put(guide)),
		swell: 120,
		hair: (x, y) => mix(18, 52, ramp(110, -20, back(x, y).x)),
		thick: 4.4,
		spacing: 8,
		pale: SHEEN,
		shine: 0.45,
		rim: 1,
		fringe: 0.3,
		halo: 6,
		merge: (x, y) => ramp(150, 110, back(x, y).y - 0.2 * back(x, y).x),
		tone: ({ x, y, light }) =>
			clamp(
				1.3 -
					0.78 * ramp(0.6, 0.97, light) -
					0.5 * ramp(70, 130, back(x, y).x) * ramp(0, 40, back(x, y).y),
			),
	});
	const eye = put("116,-26 98,-40 70,-38 52,-18 74,-6 104,-8", true);
	clear(sheet, eye, 5);
	lay(sheet, fill(eye), GOLD);
	lay(sheet, fill(eye), EMBER, (_x, y) => ramp(to.y - 10, to.y - 50, y));
	lay(sheet, fill(put("104,-38 96,-26 96,-14 102,-6 108,-20", true)), BLACK);
	closedLine(sheet, eye, { width: 6 });
	const glint = put("86,-30 86,-30")[0];
	if (glint) dot(sheet, glint, 4.5, CREAM);
	const nose = put("156,22 152,0 136,4 134,18 146,30", true);
	clear(sheet, nose, 2);
	lay(sheet, fill(nose), [0.5, 0.2, 0.2]);
	closedLine(sheet, nose, { width: 4 });
	line(sheet, put("146,32 136,48 110,56 84,52"), { width: 4, ink: SHEEN, taper: spindle });
	drawFaceHair(sheet, put);
}

function drawFaceHair(sheet: Sheet, put: Put): void {
	for (const whisker of [
		"128,36 190,20 262,28",
		"126,44 190,46 256,70",
		"120,50 176,72 226,112",
		"112,44 60,40 10,64",
		"110,50 70,66 36,100",
	]) {
		line(sheet, put(whisker), { width: 7, ink: [1, 1, 1], taper: whip });
		line(sheet, put(whisker), { width: 3.2, taper: whip });
	}
	for (const brow of ["92,-48 110,-92 150,-116", "84,-48 92,-96 120,-130"])
		line(sheet, put(brow), { width: 3, taper: whip });
}

function drawEar(sheet: Sheet, outline: Path, axis: Path, inside: Path | undefined): void {
	drawPelt(sheet, {
		outline,
		flow: [axis],
		swell: 40,
		hair: 36,
		spacing: 7,
		pale: SHEEN,
		shine: 0.4,
		rim: 1,
		fringe: 0.25,
		tone: ({ light }) => clamp(1.3 - 0.7 * ramp(0.6, 0.98, light)),
	});
	if (!inside) return;
	drawForm(sheet, {
		outline: inside,
		swell: 30,
		halo: 0,
		edge: 3,
		wash: [0.6, 0.34, 0.34],
		depth: 0.9,
		base: 0.2,
	});
	for (let index = 0; index < inside.length; index += 3) {
		const root = inside[index];
		const tip = axis[axis.length - 1];
		if (!root || !tip) continue;
		line(sheet, [root, pt(mix(root.x, tip.x, 0.4), mix(root.y, tip.y, 0.4))], {
			width: 3,
			ink: CREAM,
			taper: whip,
		});
	}
}

/** A ribbon round its neck with a bell at the side. */
export function drawCollar(sheet: Sheet): void {
	const band = ribbon(flat("556,846 630,890 720,898 790,872 832,830"), () => 17);
	drawForm(sheet, {
		outline: band,
		swell: 16,
		halo: 4,
		edge: 6,
		wash: GOLD,
		depth: 0.7,
		base: 0.04,
	});
	drawForm(sheet, {
		outline: circle(set(806, 884), 38),
		swell: 34,
		halo: 5,
		edge: 7,
		wash: GOLD,
		depth: 0.85,
	});
	line(sheet, flat("776,888 806,896 836,886"), { width: 5 });
	dot(sheet, set(808, 904), 6);
	line(sheet, flat("808,906 808,916"), { width: 4 });
}
