import { drawPelt, nearLine } from "../../brush/fur.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { move, moveAll, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, mix, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, lay, line, spindle, whip } from "../../brush/sheet.ts";
import { drawWhiskers } from "./whiskers.ts";

const RUST: Ink = [0.8, 0.29, 0.08];
const DEEP_RUST: Ink = [0.46, 0.13, 0.05];
const AMBER: Ink = [1.04, 0.66, 0.34];
const CREAM: Ink = [1.16, 1.2, 1.2];
const UMBER: Ink = [0.11, 0.05, 0.045];

const HEAD =
	"264,62 254,36 190,12 116,-14 72,-42 22,-82 -40,-98 -108,-86 -160,-42 -194,16 -222,74 -184,92 -180,140 -118,142 -64,172 -10,146 40,130 100,108 170,98 235,90 258,78";
const NEAR_EAR = "-14,-88 -34,-160 -84,-262 -122,-200 -140,-120 -130,-56 -66,-56";
const FAR_EAR = "-24,-90 -12,-164 34,-250 58,-176 58,-62 20,-70";
const FACE =
	"250,36 180,20 110,0 60,-30 0,-60 -60,-74 -130,-60|200,60 130,52 60,50 -20,40 -120,40 -190,50|240,80 160,84 60,100 -30,112 -150,116|40,-10 -40,-20 -130,-10 -180,20";

/** The head of a sleeping fox that looks to the right, about 480 px long. */
export function drawFoxHead(sheet: Sheet, to: Point, turn: number, scale: number): void {
	const put = (noted: string, closed = false) =>
		smooth(moveAll(trace(noted), to, turn, scale), closed, 4);
	const back = (x: number, y: number) =>
		move({ x: (x - to.x) / scale, y: (y - to.y) / scale }, { x: 0, y: 0 }, -turn);
	drawEar(sheet, put(FAR_EAR, true), put("10,-76 34,-244"), put("16,-96 36,-214 44,-100", true));
	drawEar(
		sheet,
		put(NEAR_EAR, true),
		put("-70,-66 -84,-256"),
		put("-42,-96 -82,-226 -112,-150 -112,-84", true),
	);
	const stripe = nearLine(put("62,14 130,42 196,58"), 26 * scale, 0);
	const socket = nearLine(put("62,14 34,24 4,16 -24,-8"), 26 * scale, 0);
	drawPelt(sheet, {
		outline: put(HEAD, true),
		flow: FACE.split("|").map((guide) => put(guide)),
		swell: 100 * scale,
		hair: (x, y) => mix(18, 62, ramp(240, -80, back(x, y).x)) * scale * 0.7,
		thick: 4,
		spacing: 7,
		ink: UMBER,
		pale: (x, y) => {
			const place = back(x, y);
			return place.y > cheek(place.x) ? CREAM : AMBER;
		},
		shine: 0.75,
		rim: 0.6,
		fringe: 0.6,
		wash: ({ x, y, light }) => {
			const place = back(x, y);
			const white = ramp(-9, 9, place.y - cheek(place.x));
			return [mixed(mixed(DEEP_RUST, RUST, ramp(0.3, 0.75, light)), CREAM, white), 0.96];
		},
		tone: ({ x, y, light }) => {
			const place = back(x, y);
			const white = ramp(-9, 9, place.y - cheek(place.x));
			const dark = mix(0.95, 0.46, white) - light * mix(0.92, 0.4, white);
			return clamp(dark + 0.7 * stripe(x, y) ** 1.6 + 0.45 * socket(x, y) ** 2);
		},
	});
	drawFeatures(sheet, put, scale);
	drawWhiskers(sheet, put("206,64 214,74 198,80 222,82 206,90"), turn + 2.6, 150 * scale);
}

/** Where the red of the face ends and the white begins. */
function cheek(x: number): number {
	return mix(mix(56, 34, ramp(260, 120, x)), mix(58, 74, ramp(-20, -180, x)), ramp(110, 20, x));
}

function drawEar(sheet: Sheet, outline: Path, axis: Path, inside: Path): void {
	const inner = nearLine(inside, 16, 0);
	const hollow = fill(inside);
	drawPelt(sheet, {
		outline,
		flow: [axis],
		swell: 46,
		hair: 46,
		thick: 4.4,
		spacing: 7,
		ink: UMBER,
		pale: AMBER,
		shine: 0.5,
		rim: 1,
		wash: () => [RUST, 0.95],
		tone: ({ x, y, light }) => clamp(0.8 - 0.6 * light + 0.4 * inner(x, y)),
	});
	lay(sheet, hollow, UMBER, () => 0.8);
	for (const place of axis) {
		if (Math.round(place.x + place.y) % 3 !== 0) continue;
		const end = axis[axis.length - 1] ?? place;
		line(sheet, [place, { x: mix(place.x, end.x, 0.35) + 16, y: mix(place.y, end.y, 0.4) }], {
			width: 3,
			ink: CREAM,
			taper: whip,
		});
	}
}

function drawFeatures(
	sheet: Sheet,
	put: (noted: string, closed?: boolean) => Path,
	scale: number,
): void {
	line(sheet, put("66,12 44,24 14,22 -10,8 -30,-14"), { width: 9 * scale, taper: spindle });
	line(sheet, put("60,2 40,10 14,8 -8,-6"), { width: 2.6 * scale, taper: spindle });
	for (const lash of ["-10,10 -24,16", "8,22 -2,32", "-24,-4 -40,-2"])
		line(sheet, put(lash), { width: 3.4 * scale, taper: whip });
	const nose = put("272,60 266,38 248,30 236,40 244,58 258,70", true);
	clear(sheet, nose, 3);
	lay(sheet, fill(nose), BLACK);
	line(sheet, put("248,38 258,40 264,48"), { width: 5, ink: CREAM, taper: spindle });
	line(sheet, put("256,70 236,82 190,86 140,92 104,86"), { width: 5.5 * scale, taper: spindle });
}

function mixed(a: Ink, b: Ink, share: number): Ink {
	return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}
