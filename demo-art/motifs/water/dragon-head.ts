import { drawBlade } from "../../brush/blade.ts";
import type { Form } from "../../brush/form.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, moveAll, pt, smooth, trace, wander } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { DRAGON_RED, drawFlame } from "../sky/flame.ts";

/** Where a dragon's head sits: its origin is the joint with the neck, and it looks to the left. */
export type HeadPlace = { to: Point; turn: number; scale: number; bare?: boolean };

const SKULL =
	"92,-60 74,-112 18,-136 -44,-140 -92,-150 -132,-130 -164,-108 -204,-118 -246,-138 -288,-126 -310,-94 -306,-60 -286,-40 -254,-40 -214,-54 -168,-46 -120,-16 -70,10 -20,20 40,24 92,10";
const JAW =
	"62,26 0,28 -60,38 -112,62 -160,80 -204,78 -238,60 -262,62 -280,90 -266,122 -222,136 -150,134 -80,122 -10,108 62,84";

export function drawDragonHead(sheet: Sheet, place: HeadPlace): void {
	const { to, turn, scale, bare = false } = place;
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const note = (path: string, closed = false) => put(smooth(trace(path), closed, 3));
	const one = (x: number, y: number) => put([pt(x, y)])[0] ?? to;
	const form = (outline: Path, look: Omit<Form, "outline">) =>
		drawForm(sheet, { outline, ...look, ...(bare ? { depth: 0, base: 0, mark: () => 0 } : {}) });
	const flame = (x: number, y: number, a: number, l: number, w: number, b: number) =>
		drawFlame(sheet, one(x, y), a + turn, l * scale, w * scale, b, bare);
	drawMane(flame);
	for (const [root, angle] of [
		[[34, -120], -0.32],
		[[-6, -128], -0.5],
	] as const)
		drawHorn(sheet, one(root[0], root[1]), angle + turn, scale, bare);
	for (let beard = 0; beard < 7; beard++)
		flame(
			-250 + beard * 36,
			122 + 6 * Math.sin(beard),
			1.75 - beard * 0.12,
			96 + 14 * (beard % 3),
			26,
			0.7,
		);
	const gullet = note(
		"-60,26 -120,10 -180,-30 -250,-34 -292,-44 -276,70 -200,84 -110,66 -40,44",
		true,
	);
	clear(sheet, gullet, 0);
	if (!bare) lay(sheet, fill(gullet), BLACK, () => 0.93);
	closedLine(sheet, gullet, { width: 5 });
	form(
		note("-60,36 -130,40 -200,30 -262,8 -330,-6 -352,18 -318,20 -288,34 -220,62 -130,66", true),
		{
			swell: 16 * scale,
			halo: 3,
			depth: 0.7,
			...(bare ? {} : { wash: DRAGON_RED }),
		},
	);
	form(note(JAW, true), { swell: 38 * scale, halo: 4, edge: 7, depth: 1 });
	for (const [x, y, size] of [
		[-256, 64, 44],
		[-222, 68, 24],
		[-192, 80, 22],
		[-160, 82, 24],
		[-128, 70, 22],
	] as const)
		drawTooth(sheet, one(x, y), -Math.PI / 2 + 0.12 + turn, size * scale);
	for (const [x, y, size] of [
		[-286, -44, 52],
		[-252, -42, 26],
		[-222, -52, 24],
		[-190, -50, 28],
		[-158, -40, 46],
		[-126, -20, 26],
		[-98, -6, 22],
	] as const)
		drawTooth(sheet, one(x, y), Math.PI / 2 + 0.16 + turn, size * scale);
	form(note(SKULL, true), {
		swell: 62 * scale,
		halo: 4,
		edge: 8,
		depth: 1,
		mark: (x, y) =>
			0.35 * ramp(130, 20, Math.hypot(x - one(-128, -86).x, y - one(-128, -86).y) / scale),
	});
	drawFeatures(sheet, place, note, one);
	for (let hair = 0; hair < 6; hair++)
		flame(
			-128 + hair * 27,
			-120 - 9 * Math.sin(hair),
			-0.95 + hair * 0.12,
			86 + hair * 9,
			30,
			-0.8,
		);
	for (let fang = 0; fang < 6; fang++)
		flame(24 - 5 * fang, -30 + fang * 22, -0.25 + fang * 0.22, 120 + 10 * (fang % 2), 34, 0.9);
	drawWhiskers(sheet, one, turn, scale);
}

type Flame = (
	x: number,
	y: number,
	angle: number,
	length: number,
	width: number,
	bend: number,
) => void;

/** Two layers of mane that stream back from the cheeks. */
function drawMane(flame: Flame): void {
	for (let lock = 0; lock < 9; lock++) {
		const t = lock / 8;
		const way = mix(-1.05, 1.25, t);
		flame(62, mix(-110, 92, t), way, 250 + 60 * hash(lock, 61), 58, way < 0 ? 0.9 : -0.9);
	}
	for (let lock = 0; lock < 7; lock++) {
		const t = lock / 6;
		const way = mix(-0.7, 1.1, t);
		flame(40, mix(-90, 96, t), way, 170 + 40 * hash(lock, 62), 50, way < 0 ? 1 : -1);
	}
}

function drawHorn(sheet: Sheet, root: Point, angle: number, scale: number, bare: boolean): void {
	const beam = wander(root, angle - 0.35, 250 * scale, (t) => (1.5 * t - 0.25) / (250 * scale));
	const prong = beam[Math.round(beam.length * 0.42)] ?? root;
	for (const [spine, width] of [
		[wander(prong, angle - 1, 96 * scale, () => 0.9 / (96 * scale)), 15],
		[beam, 22],
	] as const)
		drawBlade(sheet, {
			spine,
			radius: (t) => Math.max(1.5, width * scale * (1 - t) ** 0.6),
			halo: 4,
			edge: 5,
			tone: ({ light, t }) => (bare ? 0 : clamp(1.1 - light * 1.1) + 0.6 * ramp(0.35, 0, t)),
			veins: {
				phase: ({ away, across }) => away / (13 * scale) + 0.5 * across * across,
				spacing: 13 * scale,
				tone: ({ t }) => 0.34 * ramp(0.85, 0.2, t),
			},
		});
}

function drawTooth(sheet: Sheet, root: Point, angle: number, size: number): void {
	drawBlade(sheet, {
		spine: wander(root, angle, size, () => 0.35 / size),
		radius: (t) => Math.max(1, size * 0.22 * (1 - t) ** 0.7 + 1),
		halo: 1.5,
		edge: 3.2,
		tone: ({ t }) => 0.3 * ramp(0.4, 0, t),
	});
}

function drawFeatures(
	sheet: Sheet,
	{ turn, scale, bare }: HeadPlace,
	note: (path: string, closed?: boolean) => Path,
	one: (x: number, y: number) => Point,
): void {
	const nostril = note("-296,-92 -288,-106 -272,-110 -262,-102 -274,-92 -286,-88", true);
	clear(sheet, nostril, 3);
	lay(sheet, fill(nostril), BLACK, () => (bare ? 0 : 0.96));
	closedLine(sheet, nostril, { width: 4 });
	for (const path of [
		"-240,-136 -222,-112 -226,-84 -250,-66",
		"-208,-118 -196,-98 -202,-74 -226,-58",
		"-182,-110 -170,-92 -176,-66",
		"-300,-72 -276,-62 -250,-64 -214,-78",
		"-150,-48 -112,-40 -78,-20 -40,-6",
		"-128,-34 -92,-18 -60,2",
		"-60,-78 -30,-70 -12,-46 -20,-20",
		"-36,-96 0,-84 20,-52 12,-16",
		"-20,-114 30,-100 50,-60",
		"-230,84 -214,100 -220,122",
		"-190,96 -176,110 -180,128",
	])
		line(sheet, note(path), { width: 5, taper: spindle });
	const eye = note("-152,-76 -134,-96 -104,-104 -76,-92 -88,-76 -118,-68", true);
	clear(sheet, eye, 4);
	if (!bare) lay(sheet, fill(eye), [1.1, 1.02, 0.72], () => 0.8);
	closedLine(sheet, eye, { width: 5 });
	dot(sheet, one(-120, -88), 12 * scale);
	dot(sheet, one(-125, -92), 3.6 * scale, [1.2, 1.2, 1.2]);
	closedLine(sheet, circle(one(-120, -87), 16 * scale, 0.8, turn), { width: 3 });
	const brow = note(
		"-176,-74 -160,-100 -124,-122 -84,-118 -48,-92 -78,-99 -110,-106 -146,-90",
		true,
	);
	clear(sheet, brow, 3);
	lay(sheet, fill(brow), BLACK, () => (bare ? 0 : 0.97));
	closedLine(sheet, brow, { width: 4 });
	line(sheet, note("-150,-70 -120,-60 -84,-70"), { width: 5, taper: spindle });
	for (let mole = 0; mole < 26; mole++) {
		const [x, y] = [mix(-270, -30, hash(mole, 71)), mix(84, 122, hash(mole, 72))];
		dot(sheet, one(x, y), 2.2);
	}
}

function drawWhiskers(
	sheet: Sheet,
	one: (x: number, y: number) => Point,
	turn: number,
	scale: number,
): void {
	for (const [x, y, angle, length, first, then] of [
		[-272, -74, 2.3, 330, 4.6, -7],
		[-250, -66, 1.95, 400, 1.3, -4.4],
	] as const) {
		const spine = wander(
			one(x, y),
			angle + turn,
			length * scale,
			(t) => (first + (then - first) * t) / (length * scale),
		);
		drawBlade(sheet, {
			spine,
			radius: (t) => Math.max(1.4, 8.5 * scale * (1 - t) ** 0.7),
			halo: 4,
			edge: 3.6,
			tone: ({ across }) => 0.5 * ramp(-0.2, 1, across),
		});
	}
}
