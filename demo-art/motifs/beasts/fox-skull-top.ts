import { drawForm } from "../../brush/form.ts";
import { nearLine } from "../../brush/fur.ts";
import { moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { mix, noise } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { stipple } from "../../brush/tone.ts";
import { drawTooth, OCHRE, type Place } from "./fox-tooth.ts";

const TOP_HALF =
	"0,0 0,-26 26,-48 70,-66 104,-74 140,-64 200,-62 270,-70 330,-90 372,-112 402,-150 448,-196 520,-240 610,-266 700,-264 756,-236 792,-190 810,-150 850,-138 900,-124 944,-90 976,-46 992,-20 996,0";
const FOSSA =
	"424,-112 470,-130 520,-132 534,-120 530,-92 566,-70 610,-84 660,-118 720,-142 762,-158 744,-196 700,-224 620,-228 540,-206 476,-166";

/** The same skull from above, its nose to the left. */
export function drawSkullTop(sheet: Sheet, { to, scale }: Place): void {
	const half = trace(TOP_HALF);
	const whole = [
		...half,
		...half
			.slice(1, -1)
			.reverse()
			.map(({ x, y }) => pt(x, -y)),
	];
	const put = (noted: string, side = 1, closed = false) =>
		smooth(
			moveAll(
				trace(noted).map(({ x, y }) => pt(x, y * side)),
				to,
				0,
				scale,
			),
			closed,
			3,
		);
	for (const side of [1, -1]) {
		for (const tooth of [
			"70,-60 84,-90 104,-92 110,-66",
			"196,-58 212,-70 232,-64",
			"250,-64 268,-80 290,-72",
			"310,-80 336,-104 372,-106 380,-96",
		])
			drawTooth(sheet, put(tooth, side, true));
	}
	const marks = [1, -1].flatMap((side) => [
		{ find: nearLine(put("430,-100 560,-62 620,-84", side), 40 * scale), dark: 0.4 },
		{ find: nearLine(put("120,-34 260,-40 380,-56", side), 34 * scale), dark: 0.3 },
		{
			find: nearLine(put("640,-90 740,-110 860,-100", side), 44 * scale),
			dark: side > 0 ? 0.12 : 0.4,
		},
	]);
	drawForm(sheet, {
		outline: smooth(moveAll(whole, to, 0, scale), true, 4),
		swell: 110 * scale,
		halo: 5,
		edge: 7,
		wash: OCHRE,
		depth: 0.85,
		grain: "stipple",
		mark: (x, y) => marks.reduce((sum, { find, dark }) => sum + dark * find(x, y), 0),
	});
	for (const side of [1, -1]) {
		const fossa = put(FOSSA, side, true);
		clear(sheet, fossa, 0);
		lay(sheet, fill(fossa), BLACK, (x, y) =>
			stipple(x, y, mix(1.05, -0.1, (Math.abs(y - to.y) / scale - 60) / 150), 5),
		);
		line(sheet, [...fossa, ...fossa.slice(0, 2)], { width: 5.5 });
		for (const seam of TOP_SEAMS)
			line(
				sheet,
				put(seam, side).map(({ x, y }) =>
					pt(x + 2 * noise(x / 5, y / 5, 6), y + 2.4 * noise(x / 5, y / 5, 7)),
				),
				{ width: 3.4, taper: spindle },
			);
		dot(sheet, put("316,-64 316,-64", side)[0] ?? to, 7);
	}
	const nose = smooth(
		moveAll(trace("28,0 36,-26 62,-34 84,-22 74,0 84,22 62,34 36,26"), to, 0, scale),
		true,
		3,
	);
	lay(sheet, fill(nose), BLACK);
	line(sheet, put("74,0 240,0 410,0 560,2"), { width: 3.4 });
	line(sheet, put("620,0 760,2 900,-2 990,0"), { width: 8, taper: spindle });
	for (const side of [1, -1]) {
		line(sheet, put("532,-120 580,-78 650,-42 740,-12", side), { width: 5, taper: spindle });
		for (let arc = 0; arc < 9; arc++) {
			const x = 640 + arc * 30;
			line(sheet, put(`${x},-30 ${x + 16},-66 ${x + 22},-100`, side), {
				width: 2.4,
				taper: spindle,
				strength: 0.7,
			});
		}
	}
}

const TOP_SEAMS = [
	"84,-26 200,-30 330,-24 420,-12 430,0",
	"120,-66 150,-44 240,-36",
	"380,-110 400,-70 424,-30",
	"534,-122 570,-50 640,-14 700,-4",
	"590,-78 620,-50 616,-10",
	"800,-146 830,-110 900,-70 960,-20",
	"468,-178 480,-150 478,-132",
	"640,-258 660,-240 664,-226",
];
