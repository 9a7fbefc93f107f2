import { drawPelt, nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";

const BODY =
	"-614,14 -612,-26 -592,-46 -548,-56 -512,-64 -492,-88 -474,-132 -440,-176 -390,-206 -320,-216 -240,-224 -150,-244 -40,-236 90,-238 230,-256 340,-262 430,-236 492,-180 516,-104 520,-10 500,90 430,150 330,148 200,140 60,164 -80,162 -180,150 -280,140 -350,136 -400,128 -440,114 -490,92 -550,82 -596,68 -612,42";
const NEAR_HIND =
	"300,-60 390,-130 480,-110 526,-20 545,90 556,160 578,226 584,290 572,330 480,336 426,328 424,302 458,268 462,222 428,172 360,130 300,70";
const NEAR_FRONT =
	"-325,-50 -346,40 -350,110 -354,190 -366,260 -388,298 -420,312 -424,332 -304,336 -268,322 -258,270 -230,190 -190,120 -140,50 -130,-50 -190,-120 -270,-120";
const FAR_FRONT =
	"-240,60 -222,150 -184,220 -156,268 -176,298 -192,322 -84,326 -64,300 -78,256 -96,180 -90,90";
const FAR_HIND =
	"170,70 162,150 186,210 190,256 156,290 130,306 132,324 246,328 290,310 292,250 306,190 370,110";
const COAT =
	"-480,-100 -420,-150 -330,-180 -200,-225 -40,-228 150,-240 330,-255 450,-215 508,-110|-430,-40 -330,-70 -200,-110 -40,-120 150,-120 330,-130 470,-60|-380,20 -300,20 -200,20 -40,30 150,30 330,20 480,60|-300,80 -200,110 -60,140 100,140 260,130|-480,20 -430,20 -370,60|-620,0 -560,-20 -510,-50 -470,-110 -430,-160|-600,40 -520,60 -440,80 -380,110";
const LEGS =
	"-220,-110 -250,20 -290,160 -320,290|-300,-60 -330,80 -350,220 -390,310|-150,-20 -210,120 -270,260|400,-100 460,40 500,160 520,300|330,-20 420,100 490,190|520,-20 540,120 580,250|-200,60 -150,180 -130,310|-120,80 -110,200 -80,310|230,90 240,200 220,310|340,100 270,200 250,310|180,90 180,180 190,260 150,310";

/** A black bear that walks to the left; about 1190 px long, its soles 330 px below the origin. */
export function drawBear(sheet: Sheet, to: Point, scale = 1): void {
	const put = (noted: string, closed = true) =>
		smooth(moveAll(stretch(noted), to, 0, scale), closed, 4);
	const guides = (noted: string) => noted.split("|").map((guide) => put(guide, false));
	const at = (x: number, y: number) => [(x - to.x) / scale, (y - to.y) / scale / 1.12] as const;
	const limb = (noted: string, far: boolean): void => {
		drawPelt(sheet, {
			outline: put(noted),
			flow: guides(LEGS),
			swell: 70,
			hair: 42,
			thick: 4.4,
			spacing: 8,
			halo: far ? 6 : 3,
			fringe: 0.35,
			rim: 0.95,
			shine: far ? 0.16 : 0.42,
			...(far ? {} : { merge: (x: number, y: number) => ramp(-40, 90, at(x, y)[1]) }),
			tone: ({ x, y, light }) => {
				const [, down] = at(x, y);
				return far ? 1 : clamp(1.3 - 0.66 * ramp(0.6, 0.98, light) + 0.3 * ramp(240, 320, down));
			},
		});
		drawClaws(sheet, moveAll(stretch(noted), to, 0, scale), scale);
	};
	limb(FAR_FRONT, true);
	limb(FAR_HIND, true);
	drawEar(sheet, put("-440,-160 -452,-204 -434,-232 -406,-222 -392,-184"), scale);
	drawCoat(sheet, put, guides, at);
	for (const belly of ["-244,150 -180,156 -120,163 -64,168", "140,152 200,146 290,150 400,154"])
		line(sheet, put(belly, false), { width: 15 * scale, taper: spindle });
	limb(NEAR_HIND, false);
	limb(NEAR_FRONT, false);
	drawEar(
		sheet,
		put("-380,-150 -402,-198 -386,-240 -348,-248 -318,-218 -318,-170 -344,-146"),
		scale,
	);
	drawFace(sheet, put, scale);
}

/** The notes lie a little flat. */
function stretch(noted: string): Path {
	return trace(noted).map(({ x, y }) => ({ x, y: y * 1.12 }));
}

type Put = (noted: string, closed?: boolean) => Path;

function drawCoat(
	sheet: Sheet,
	put: Put,
	guides: (noted: string) => Path[],
	at: (x: number, y: number) => readonly [number, number],
): void {
	const shoulder = nearLine(put("-130,-120 -110,-20 -160,90 -200,140", false), 90, 0);
	const hip = nearLine(put("300,-120 270,-20 300,80 380,140", false), 90, 0);
	const neck = nearLine(put("-300,-150 -320,-60 -330,40 -320,110", false), 60, 0);
	drawPelt(sheet, {
		outline: put(BODY),
		flow: guides(`${COAT}|${LEGS}`),
		swell: 190,
		hair: (x, y) => mix(18, 58, ramp(-560, -340, at(x, y)[0])),
		thick: 4.6,
		spacing: 8,
		fringe: 0.45,
		rim: 0.95,
		shine: 0.46,
		tone: ({ x, y, light }) => {
			const [across, down] = at(x, y);
			const muzzle = ramp(-486, -520, across);
			const fold = 0.55 * Math.max(shoulder(x, y), hip(x, y), neck(x, y) * 0.7);
			const dark = 1.3 - 0.66 * ramp(0.66, 1, light) + fold + 0.4 * ramp(40, 150, down);
			return clamp(mix(dark, 0.62 - 0.5 * light, muzzle));
		},
	});
}

function drawEar(sheet: Sheet, outline: Path, scale: number): void {
	const low = Math.max(...outline.map(({ y }) => y));
	const left = Math.min(...outline.map(({ x }) => x)) + 40 * scale;
	drawPelt(sheet, {
		outline,
		flow: [
			[...outline.slice(0, Math.floor(outline.length * 0.3))],
			[...outline.slice(Math.floor(outline.length * 0.55))].reverse(),
		],
		swell: 26 * scale,
		hair: 24 * scale,
		spacing: 7,
		halo: 3,
		rim: 1,
		shine: 0.5,
		merge: (x, y) => ramp(low, low - 34 * scale, y + 0.3 * (x - left)),
		tone: ({ light }) => 1.15 - 0.6 * ramp(0.5, 0.95, light),
	});
}

function drawFace(sheet: Sheet, put: Put, scale: number): void {
	const nose = put("-617,8 -619,-22 -602,-44 -578,-48 -568,-34 -576,-9 -593,5");
	lay(sheet, fill(nose), BLACK);
	closedLine(sheet, nose, { width: 5 });
	line(sheet, put("-610,-30 -596,-39 -582,-38", false), {
		width: 5,
		ink: [1, 1, 1],
		taper: spindle,
	});
	line(sheet, put("-608,-3 -598,-8 -592,-2", false), { width: 3, ink: [1, 1, 1], taper: spindle });
	line(sheet, put("-606,33 -574,43 -536,46 -500,40 -472,18", false), {
		width: 7 * scale,
		taper: spindle,
	});
	line(sheet, put("-602,5 -604,33", false), { width: 4 * scale });
	line(sheet, put("-552,-38 -524,-44 -504,-54", false), { width: 3, taper: whip });
	const eye = put("-484,-70 -484,-70")[0] as Point;
	clear(sheet, circle(eye, 14 * scale, 0.85), 2);
	closedLine(sheet, circle(eye, 14 * scale, 0.85), { width: 5, ink: BLACK });
	dot(sheet, eye, 11.5 * scale);
	dot(sheet, { x: eye.x - 4 * scale, y: eye.y - 4 * scale }, 4 * scale, [1, 1, 1]);
	line(sheet, put("-512,-66 -498,-84 -476,-90 -448,-76", false), { width: 7, taper: spindle });
}

/** Five claws at the front end of the foot, which is where the outline lies furthest to the left and down. */
function drawClaws(sheet: Sheet, noted: Path, scale: number): void {
	const sole = Math.max(...noted.map(({ y }) => y));
	const low = noted.filter(({ y }) => y > sole - 34 * scale).sort((a, b) => a.x - b.x);
	const toe = low[0];
	if (!toe) return;
	for (let claw = 0; claw < 4; claw++) {
		const root = { x: toe.x + (2 + claw * 19) * scale, y: sole - (20 - claw * 3) * scale };
		const path = smooth(
			[root, { x: root.x - 18 * scale, y: root.y + 4 }, { x: root.x - 27 * scale, y: root.y + 19 }],
			false,
			3,
		);
		line(sheet, path, { width: 13 * scale, ink: [1, 1, 1], taper: whip });
		line(sheet, path, { width: 7.5 * scale, taper: whip });
	}
}
