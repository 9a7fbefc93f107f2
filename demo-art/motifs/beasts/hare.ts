import { drawPelt, nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, move, moveAll, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { drawWhiskers } from "./whiskers.ts";

const BARE: Ink = [1, 1, 1];
const BODY =
	"448,-88 440,-116 398,-150 352,-180 300,-190 256,-164 190,-148 80,-172 -60,-192 -200,-184 -300,-140 -354,-80 -346,-20 -280,50 -160,44 -40,46 70,62 160,64 240,34 300,-16 356,-44 412,-54 440,-66";
const HIND =
	"-90,-130 -44,-44 -62,34 -134,86 -236,106 -330,112 -430,132 -540,174 -640,214 -668,206 -664,178 -604,136 -520,82 -460,32 -426,-14 -396,-64 -350,-118 -270,-160 -170,-168";
const FAR_HIND =
	"-220,20 -300,40 -400,60 -500,96 -600,128 -626,116 -616,94 -520,40 -440,-8 -390,-56 -320,-84";
const FORE =
	"120,-70 132,22 204,76 300,108 400,149 500,189 528,194 542,172 518,146 434,94 352,44 296,-4 274,-62 200,-110";
const FAR_FORE = "230,50 320,78 420,97 530,118 568,117 574,92 542,72 446,30 356,-12 290,-50";
const NEAR_EAR = "316,-180 304,-246 250,-340 172,-424 146,-428 142,-390 174,-310 222,-226 258,-168";
const FAR_EAR = "344,-178 350,-250 330,-350 290,-446 268,-456 256,-420 266,-320 284,-230 300,-180";
const COAT =
	"430,-110 380,-148 300,-170 200,-130 80,-150 -60,-170 -200,-160 -300,-110 -340,-50|380,-80 300,-100 200,-70 80,-80 -60,-90 -200,-80|300,-40 200,0 80,0 -60,-10 -220,0|240,20 120,50 -20,30 -160,30";
const LIMBS =
	"-100,-110 -130,-20 -250,20 -380,40 -520,110 -640,190|-200,-140 -300,-80 -390,0 -500,80|180,-80 210,20 320,70 440,130 520,170|280,0 400,50 540,95|-300,0 -420,30 -600,110";

/** A hare in full leap to the right, about 1200 px long. */
export function drawHare(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put = (noted: string, closed = false) =>
		smooth(moveAll(trace(noted), to, turn, scale), closed, 4);
	const back = (x: number, y: number) =>
		move({ x: (x - to.x) / scale, y: (y - to.y) / scale }, { x: 0, y: 0 }, -turn);
	const flow = `${COAT}|${LIMBS}`.split("|").map((guide) => put(guide));
	const part = (noted: string, dark: number, merge?: (place: Point) => number): void => {
		drawPelt(sheet, {
			outline: put(noted, true),
			flow,
			swell: 60 * scale,
			hair: 34,
			thick: 3.2,
			spacing: 9,
			dotted: true,
			shine: 0.4,
			rim: 0.5,
			halo: 5,
			fringe: 0.3,
			...(merge ? { merge: (x: number, y: number) => merge(back(x, y)) } : {}),
			tone: ({ x, y, light }) =>
				clamp(0.86 + dark - 0.84 * light - 0.3 * ramp(-520, -640, back(x, y).x)),
		});
	};
	part(FAR_HIND, 0.4);
	part(FAR_FORE, 0.4);
	drawEar(sheet, put(FAR_EAR, true), put("320,-190 274,-450"), undefined);
	drawScut(sheet, put);
	const thigh = nearLine(put("-60,-120 -40,-30 -70,40"), 70 * scale, 0);
	const shoulder = nearLine(put("290,-30 250,-90 190,-120 130,-80 130,20"), 46 * scale, 0);
	const cheek = nearLine(put("300,-150 290,-90 320,-40"), 36 * scale, 0);
	drawPelt(sheet, {
		outline: put(BODY, true),
		flow,
		swell: 120 * scale,
		hair: (x, y) => mix(16, 46, ramp(420, 260, back(x, y).x)),
		thick: 3.4,
		spacing: 9,
		dotted: true,
		shine: 0.5,
		rim: 0.55,
		halo: 5,
		fringe: 0.35,
		tone: ({ x, y, light }) => {
			const place = back(x, y);
			const spine = 0.36 * ramp(-110, -170, place.y) * ramp(300, 200, place.x);
			const folds = Math.max(thigh(x, y), shoulder(x, y) * 0.8, cheek(x, y) * 0.6);
			return clamp(0.86 - 0.86 * light + spine + 0.6 * folds);
		},
	});
	part(HIND, 0.06, (place) => ramp(-40, -140, place.x - place.y * 0.3));
	part(FORE, 0.06, (place) => ramp(-40, 30, place.y));
	drawEar(
		sheet,
		put(NEAR_EAR, true),
		put("286,-180 152,-430"),
		put("290,-196 276,-246 226,-330 168,-400 190,-320 246,-220", true),
	);
	drawFace(sheet, put, turn, scale);
}

type Put = (noted: string, closed?: boolean) => Path;

function drawScut(sheet: Sheet, put: Put): void {
	drawPelt(sheet, {
		outline: put("-330,-130 -372,-168 -418,-172 -424,-140 -400,-104 -360,-84", true),
		flow: [put("-330,-110 -420,-160"), put("-350,-90 -410,-120")],
		swell: 40,
		hair: 34,
		thick: 3.4,
		spacing: 8,
		fringe: 0.7,
		rim: 0.7,
		tone: ({ light }) => clamp(0.5 - 0.5 * light),
	});
}

function drawEar(sheet: Sheet, outline: Path, axis: Path, inside: Path | undefined): void {
	const tip = axis[axis.length - 1] ?? { x: 0, y: 0 };
	drawPelt(sheet, {
		outline,
		flow: [axis],
		swell: 40,
		hair: 32,
		thick: 3.2,
		spacing: 8,
		dotted: true,
		rim: 0.6,
		fringe: 0.25,
		tone: ({ x, y, light }) =>
			clamp(
				0.75 -
					0.6 * light +
					1.2 * ramp(120, 60, Math.hypot(x - tip.x, y - tip.y)) +
					(inside ? 0 : 0.25),
			),
	});
	if (!inside) return;
	const root = axis[0] ?? tip;
	lay(
		sheet,
		fill(inside),
		BLACK,
		(x, y) => 0.78 * ramp(0, 160, Math.hypot(x - root.x, y - root.y)),
	);
	for (let index = 0; index < inside.length; index += 3) {
		const from = inside[index];
		if (!from) continue;
		const end = { x: mix(from.x, tip.x, 0.22), y: mix(from.y, tip.y, 0.22) };
		line(sheet, [from, end], { width: 2.6, ink: BARE, taper: whip });
	}
}

function drawFace(sheet: Sheet, put: Put, turn: number, scale: number): void {
	const eye = put("362,-124 362,-124")[0] ?? { x: 0, y: 0 };
	clear(sheet, circle(eye, 25 * scale, 0.85, turn), 5);
	closedLine(sheet, circle(eye, 25 * scale, 0.85, turn), { width: 4 });
	dot(sheet, eye, 19 * scale);
	dot(sheet, { x: eye.x - 7 * scale, y: eye.y - 7 * scale }, 6 * scale, BARE);
	dot(sheet, { x: eye.x + 8 * scale, y: eye.y + 8 * scale }, 2.6 * scale, BARE, 0.8);
	line(sheet, put("330,-134 346,-152 374,-154 396,-136"), { width: 7, taper: spindle });
	line(sheet, put("336,-108 360,-98 386,-108"), { width: 4, taper: spindle });
	line(sheet, put("446,-100 436,-104 430,-94 438,-86"), { width: 6, taper: spindle });
	line(sheet, put("446,-86 430,-76 404,-72 384,-78"), { width: 5, taper: spindle });
	for (const toe of [
		"526,182 508,168 490,164",
		"534,172 512,158 494,156",
		"-662,196 -640,190 -616,184",
		"-660,184 -636,178 -612,172",
	])
		line(sheet, put(toe), { width: 4, taper: spindle });
	drawWhiskers(sheet, put("420,-92 408,-84 424,-82 410,-76 400,-88"), turn + 0.5, 150 * scale);
}
