import type { Path, Point } from "../../brush/geometry.ts";
import {
	along,
	heading,
	pick,
	polar,
	pt,
	relax,
	smooth,
	trace,
	wander,
} from "../../brush/geometry.ts";
import { at, fill } from "../../brush/mask.ts";
import { clamp, cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { lay, line } from "../../brush/sheet.ts";
import { bendTube } from "../../brush/tube.ts";
import { blend, dab, glow, paint, tint } from "../painting/paint.ts";
import { even, scaleAt } from "./scales.ts";

const HIDE = ["#04141c", "#0a2a33", "#17505a", "#4f9a97"].map(tint);
const GLOW = tint("#8ff2df");
const AMBER = tint("#ffcf7a");

/** What the water makes of a color: the deeper and the further, the more it is the water's own. */
export type Haze = (x: number, y: number, color: Ink, far: number) => Ink;

const REACH = along([
	[0, 0.4],
	[0.12, 0.66],
	[0.26, 1],
	[0.6, 0.86],
	[1, 0.5],
]);

/** A huge scaled body that climbs out of the deep; the head is at the start of its spine. */
export function drawLeviathanBody(
	sheet: Sheet,
	flat: Path,
	thick: number,
	far: number,
	haze: Haze,
): void {
	const spine = even(relax(relax(smooth(flat, false, 2), 90), 60));
	const radius = (t: number) => thick * REACH(t);
	const tube = bendTube(spine, radius, 12);
	const size = thick / 7;
	drawSpines(sheet, spine, radius, far, haze);
	lay(sheet, tube.mask, (index) => {
		const place = at(tube.along, index) / 2;
		const t = place / (spine.length - 1);
		const across = clamp(-at(tube.across, index), -1, 1);
		const turn = heading(spine, Math.round(place)) - Math.PI / 2;
		const [nx, ny] = [Math.cos(turn) * across, Math.sin(turn) * across];
		const front = Math.sqrt(1 - across * across);
		const x = tube.mask.left + (index % tube.mask.width);
		const y = tube.mask.top + Math.floor(index / tube.mask.width);
		const scale = scaleAt(place / (size * 0.5), (Math.asin(across) * radius(t)) / size);
		const belly = ramp(0.15, 0.5, across);
		const plates = Math.abs(((place / (thick * 0.24) + 0.3 * across * across) % 1) - 0.5);
		const relief = mix(
			0.22 * (scale.t - 0.1) - 0.3 * ramp(0.16, 0.02, scale.rim),
			0.12 - 0.55 * ramp(0.42, 0.5, plates),
			belly,
		);
		const lit = clamp(
			-ny * 0.62 - nx * 0.34 + front * 0.34 + relief * 0.7 + 0.12 * cloud(x / 60, y / 60, 3, 4),
		);
		const rim = 0.5 * ramp(0.72, 1, Math.abs(across)) * clamp(-ny + 0.25);
		const bead = thick * 0.36;
		const lateral = ramp(
			9,
			6,
			Math.hypot((across + 0.16) * radius(t), ((place / bead) % 1) * bead - bead / 2) /
				(thick / 330),
		);
		const color = blend(HIDE, clamp(lit * 1.15 + rim + 0.2 * belly));
		const lamp: Ink = blend([color, GLOW], 0.85 * lateral);
		return haze(x, y, lamp, far + 0.42 * t);
	});
}

function drawSpines(
	sheet: Sheet,
	spine: Path,
	radius: (t: number) => number,
	far: number,
	haze: Haze,
): void {
	const last = spine.length - 1;
	for (let t = 0.97; t > 0.1; t -= 0.03) {
		const index = Math.round(t * last);
		const turn = heading(spine, index);
		const root = polar(pick(spine, index), turn + Math.PI / 2, radius(t) * 0.92);
		const length = radius(t) * mix(0.5, 0.75, hash(index, 4));
		const thorn = wander(root, turn + 0.75, length, () => -0.6 / length);
		const base = radius(t) * 0.15;
		const outline = [
			...thorn.map((point, i) =>
				polar(point, heading(thorn, i) + Math.PI / 2, base * (1 - i / thorn.length)),
			),
			...thorn
				.map((point, i) =>
					polar(point, heading(thorn, i) - Math.PI / 2, base * (1 - i / thorn.length)),
				)
				.reverse(),
		];
		paint(sheet, outline, (x, y) =>
			haze(x, y, blend(HIDE, 0.2 + 0.5 * ramp(root.y, root.y - length, y)), far + 0.42 * t),
		);
	}
}

/** Its head from the side, jaws a little open, looking up along `turn`; 1000 units long. */
export function drawLeviathanHead(
	sheet: Sheet,
	to: Point,
	turn: number,
	scale: number,
	haze: Haze,
): void {
	const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
	const put = (path: Path) =>
		path.map(({ x, y }) => pt(to.x + x * cos - y * sin, to.y + x * sin + y * cos));
	const note = (path: string) => put(smooth(trace(path), true, 4));
	const skin = (upper: boolean) => (x: number, y: number, depth: number) => {
		const lx = ((x - to.x) * cos + (y - to.y) * sin) / scale ** 2;
		const ly = (-(x - to.x) * sin + (y - to.y) * cos) / scale ** 2;
		const plate = scaleAt((lx + 600) / 26, ly / 52 + 20);
		const relief = upper
			? (0.2 * plate.t - 0.26 * ramp(0.2, 0.03, plate.rim)) * ramp(420, 120, lx)
			: -0.2 * ramp(0.3, 0.5, Math.abs((((((ly - 0.06 * lx) / 27) % 1) + 1) % 1) - 0.5));
		const pore = 0.12 * noise(lx / 7, ly / 5, 6) * ramp(150, 420, lx);
		const edge = ramp(90, 0, depth / scale);
		const lit =
			0.2 +
			0.5 * ramp(120, -170, upper ? -lx * 0.35 + ly : ly + 60) +
			0.16 * cloud(lx / 30, ly / 30, 3, 8) +
			relief +
			pore;
		return haze(
			x,
			y,
			blend(
				HIDE,
				clamp(lit * (1 - 0.35 * edge) + 0.4 * ramp(16, 0, depth / scale) * ramp(60, -120, ly)),
			),
			0.02,
		);
	};
	drawFrill(sheet, put, haze);
	paint(
		sheet,
		note(
			"-60,40 140,70 330,92 520,96 690,70 790,36 800,70 760,140 640,190 460,214 240,214 40,216 -160,230 -330,200 -330,60",
		),
		skin(false),
	);
	const gullet = note("-20,10 200,26 420,30 640,20 770,16 790,44 680,74 520,96 330,94 140,74 0,50");
	lay(sheet, fill(gullet), tint("#020b10"));
	for (let tooth = 0; tooth < 17; tooth++) {
		const x = 150 + tooth * 38;
		const long = (40 + 34 * hash(tooth, 3)) * (tooth % 3 === 0 ? 1.2 : 0.8);
		const low = put([
			pt(x + 30, 92 - 0.00016 * (x - 420) ** 2),
			pt(x + 30, 92 - 0.00016 * (x - 420) ** 2),
			pt(x + 22, 96 - long * 0.7),
		]);
		const high = put([pt(x - 12, 22), pt(x + 12, 22), pt(x + 8, 26 + long)]);
		for (const tusk of [low, high])
			paint(sheet, tusk, (px, py) => haze(px, py, tint("#8fb8ad"), 0.12));
	}
	paint(
		sheet,
		note(
			"-330,120 -330,-40 -210,-130 -120,-190 20,-246 190,-236 330,-190 480,-150 640,-128 760,-96 836,-40 846,10 800,34 660,26 420,38 200,34 40,20 -120,140",
		),
		skin(true),
	);
	const socket = note("150,-118 210,-150 290,-136 316,-102 270,-80 196,-84");
	lay(sheet, fill(socket), tint("#020d12"), () => 0.9);
	const eye = put([pt(238, -112)])[0] ?? to;
	glow(sheet, eye, 210 * scale, AMBER, 0.4);
	paint(sheet, note("196,-112 224,-136 262,-132 282,-108 254,-92 218,-94"), () => tint("#ffdf9a"));
	paint(sheet, put(smooth(trace("240,-136 250,-114 244,-90 232,-112"), true, 2)), () =>
		tint("#20120a"),
	);
	for (let pit = 0; pit < 13; pit++) {
		const spot = put([pt(60 + pit * 56, -10 - 26 * Math.sin(pit * 0.5))])[0] ?? to;
		dab(sheet, spot, (7 - pit * 0.3) * scale, GLOW, 0.85);
		glow(sheet, spot, 44 * scale, GLOW, 0.16);
	}
}

/** Webbed spines that stand out behind the jaws. */
function drawFrill(sheet: Sheet, put: (path: Path) => Path, haze: Haze): void {
	for (const [layer, reach] of [
		[0, 1.16],
		[1, 0.86],
	] as const) {
		const tips = Array.from({ length: 13 }, (_, spine) => {
			const angle = mix(Math.PI * 0.56, Math.PI * 1.5, spine / 12);
			const long =
				reach *
				mix(400, 560, hash(spine, 7 + layer)) *
				(1 - 0.25 * Math.sin(Math.PI * (spine / 12)));
			return pt(-130 + Math.cos(angle) * long, Math.sin(angle) * long * 0.96);
		});
		const web: Path = [];
		tips.forEach((tip, index) => {
			const next = tips[index + 1];
			web.push(tip);
			if (next) web.push(pt((tip.x + next.x) * 0.42 - 20, (tip.y + next.y) * 0.42));
		});
		paint(sheet, put([pt(-60, 40), ...web, pt(-60, -40)]), (x, y, depth) =>
			haze(
				x,
				y,
				blend(
					HIDE,
					0.2 + 0.25 * layer + 0.2 * ramp(40, 0, depth) + 0.12 * cloud(x / 40, y / 40, 3, layer),
				),
				0.22 - 0.14 * layer,
			),
		);
		for (const tip of tips) {
			const quill = put([
				pt(-110, tip.y * 0.16),
				pt(-110 + (tip.x + 110) * 0.5, tip.y * 0.56),
				tip,
			]);
			line(sheet, smooth(quill), {
				width: 15 - 3 * layer,
				ink: blend(HIDE, 0.75),
				taper: (t) => 1 - 0.85 * t,
				strength: 0.75,
			});
		}
	}
}
