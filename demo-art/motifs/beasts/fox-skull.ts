import { drawForm } from "../../brush/form.ts";
import { nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { move, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { engrave, stipple } from "../../brush/tone.ts";

import { drawTooth, OCHRE, type Place } from "./fox-tooth.ts";

const CRANIUM =
	"2,-14 0,-44 20,-66 44,-92 120,-106 220,-122 330,-150 396,-180 444,-214 492,-240 530,-246 600,-266 700,-276 800,-262 890,-240 950,-222 990,-196 984,-160 966,-128 972,-96 956,-66 928,-56 912,-30 872,-8 820,-6 786,-22 740,-34 700,-22 650,-16 600,-10 540,-14 470,6 440,2 300,4 160,0 110,-6 60,-6 20,2";
const ARCH =
	"392,-96 420,-110 452,-88 500,-66 560,-60 620,-76 680,-104 740,-128 792,-128 800,-104 766,-78 730,-58 690,-52 640,-34 580,-16 510,-14 450,-22 412,-40 380,-60";
const ORBIT = "412,-128 440,-164 486,-184 528,-176 566,-140 600,-110 560,-72 500,-76 452,-98";
const JAW =
	"26,14 18,40 50,74 140,104 290,130 440,146 570,146 680,128 752,108 816,104 824,90 790,72 768,50 784,14 800,-10 786,-34 752,-30 738,-10 720,-60 706,-116 684,-142 654,-132 630,-80 604,-14 580,14 540,24 400,28 200,26 120,28 60,12";

/** Shapes of the upper teeth, crown down; and of the lower ones, crown up. */
const UPPER = [
	"8,-6 2,18 8,30 18,20 20,-4",
	"20,-4 16,20 24,32 34,20 34,-4",
	"66,-10 62,20 72,70 92,116 100,118 104,70 112,24 108,-8",
	"132,-4 130,12 142,26 158,12 158,-2",
	"172,-4 170,14 190,40 216,16 218,0",
	"228,-2 228,16 248,48 280,18 282,0",
	"290,0 290,20 306,40 330,68 352,40 372,44 384,22 384,0",
	"386,0 388,20 402,34 416,26 430,30 440,14 440,0",
	"444,0 446,14 458,20 468,10 468,2",
];
const LOWER = [
	"24,22 22,4 30,-4 38,6 38,20",
	"46,22 38,-10 30,-50 24,-84 34,-86 60,-46 78,0 82,26",
	"112,30 114,14 124,4 136,14 138,30",
	"150,32 152,14 168,-8 186,14 188,30",
	"200,32 202,14 220,-14 242,12 244,30",
	"256,32 258,12 278,-20 302,8 306,30",
	"318,32 320,8 340,-14 362,-40 386,-8 412,4 416,30",
	"422,32 424,14 440,4 454,14 456,30",
	"462,32 464,20 474,14 482,22 482,32",
];

/** A fox's skull from the left, its jaw a little open; 1000 units long from the front teeth. */
export function drawSkullSide(sheet: Sheet, { to, scale }: Place): void {
	const put = (noted: string, closed = false) =>
		smooth(moveAll(trace(noted), to, 0, scale), closed, 3);
	const hinge = pt(768, -24);
	const open = (noted: string, closed = false) =>
		smooth(
			trace(noted).map((place) =>
				move(move(pt(place.x - hinge.x, place.y - hinge.y), hinge, -0.15), to, 0, scale),
			),
			closed,
			3,
		);
	for (const tooth of LOWER) drawTooth(sheet, open(tooth, true));
	const masseter = nearLine(open("620,-20 640,60 720,80"), 70 * scale);
	const body = drawForm(sheet, {
		outline: open(JAW, true),
		swell: 40 * scale,
		halo: 4,
		edge: 6,
		wash: OCHRE,
		depth: 0.8,
		grain: "stipple",
		mark: (x, y) => 0.45 * masseter(x, y) ** 1.4,
	});
	lay(
		sheet,
		body,
		BLACK,
		(x, y) =>
			0.6 *
			engrave(
				(x * 0.3 + y) / 8,
				0.5 * ramp(to.y + 150 * scale, to.y + 320 * scale, y + (x - to.x) * 0.14),
				8,
			),
	);
	for (const [x, y] of [
		[120, 66],
		[196, 82],
	] as const)
		dot(sheet, open(`${x},${y} ${x},${y}`)[0] ?? to, 7);
	line(sheet, open("640,-70 624,0 650,70 740,84"), { width: 4, taper: spindle });
	for (const tooth of UPPER) drawTooth(sheet, put(tooth, true));
	drawCranium(sheet, put, to, scale);
}

type Put = (noted: string, closed?: boolean) => Path;

function drawCranium(sheet: Sheet, put: Put, to: Point, scale: number): void {
	const marks: [string, number, number][] = [
		["440,-60 600,-60 720,-50", 120, 0.8],
		["560,-210 600,-170 640,-120", 80, 0.4],
		["880,-220 940,-170 930,-100", 60, 0.45],
		["740,-60 800,-40 880,-30", 50, 0.5],
		["250,-60 330,-90 390,-110", 40, 0.26],
	];
	const near = marks.map(([noted, reach, dark]) => ({
		find: nearLine(put(noted), reach * scale),
		dark,
	}));
	const mask = drawForm(sheet, {
		outline: put(CRANIUM, true),
		swell: 120 * scale,
		halo: 5,
		edge: 7,
		wash: OCHRE,
		depth: 0.85,
		grain: "stipple",
		mark: (x, y) => near.reduce((sum, { find, dark }) => sum + dark * find(x, y), 0),
	});
	lay(sheet, mask, BLACK, (x, y) => {
		const low =
			ramp(to.y - 130 * scale, to.y - 20 * scale, y) *
			ramp(to.x + 420 * scale, to.x + 600 * scale, x);
		return 0.8 * engrave((x * 0.6 - y * 0.8) / 8 + 0.4 * noise(x / 80, y / 80, 3), 0.75 * low, 8);
	});
	const orbit = put(ORBIT, true);
	lay(sheet, fill(orbit), BLACK, (x, y) =>
		stipple(x, y, 0.55 + 0.5 * ramp(to.x + 560 * scale, to.x + 440 * scale, x), 5),
	);
	line(sheet, put("600,-104 566,-142 528,-180 500,-190 486,-186 440,-166 412,-128"), { width: 6 });
	drawForm(sheet, {
		outline: put(ARCH, true),
		swell: 22 * scale,
		halo: 5,
		edge: 6,
		wash: OCHRE,
		depth: 0.85,
		grain: "stipple",
	});
	const nose = put("22,-62 46,-90 74,-86 66,-64 40,-50", true);
	lay(sheet, fill(nose), BLACK);
	for (const hole of [
		"318,-66 334,-74 344,-64 330,-54",
		"846,-62 866,-70 876,-54 858,-44",
		"402,-118 412,-124 416,-114",
	]) {
		const outline = put(hole, true);
		lay(sheet, fill(outline), BLACK);
	}
	clear(sheet, put("800,-52 830,-40 868,-36 884,-20 850,-12 812,-14 794,-30", true), 0);
	drawForm(sheet, {
		outline: put("796,-34 812,-50 846,-50 878,-36 880,-16 848,-6 812,-10", true),
		swell: 24 * scale,
		halo: 3,
		edge: 5,
		wash: OCHRE,
		depth: 0.9,
		grain: "stipple",
	});
	for (const seam of [
		"70,-84 160,-96 280,-112 380,-140 410,-176",
		"96,-10 110,-50 150,-80 176,-100",
		"410,-176 440,-196 452,-220",
		"560,-252 590,-200 640,-176 720,-170 790,-186 830,-220 850,-250",
		"640,-176 640,-120",
		"790,-186 800,-130",
		"382,-62 402,-96 396,-120",
		"560,-60 600,-40 640,-34",
	])
		line(
			sheet,
			put(seam).map(({ x, y }) =>
				pt(x + 2 * noise(x / 5, y / 5, 2), y + 3 * noise(x / 5, y / 5, 4)),
			),
			{ width: 3.4, taper: spindle },
		);
	line(sheet, put("520,-238 600,-250 720,-258 860,-236 960,-206"), { width: 3, taper: whip });
}
