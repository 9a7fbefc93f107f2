import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { along, circle, moveAll, pick, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";
import type { HideSpot } from "./scales.ts";
import { drawHide, even, scaleAt } from "./scales.ts";

const TONGUE: Ink = [0.7, 0.1, 0.1];

export type Snake = {
	/** From the neck to the tip of the tail. */
	spine: Path;
	thick: number;
	head: { turn: number; scale: number };
	/** Parts of the body from back to front, as shares of it. */
	order: readonly (readonly [number, number])[];
};

const TAPER = along([
	[0, 0.56],
	[0.08, 0.68],
	[0.26, 0.97],
	[0.55, 1],
	[0.82, 0.56],
	[1, 0.05],
]);

/** The body alone; `drawSnakeHead` comes after what is to lie before the coils. */
export function drawSnakeBody(sheet: Sheet, { spine: flat, thick, order }: Snake): void {
	const spine = even(flat);
	for (const [from, to] of order)
		drawHide(sheet, {
			spine,
			radius: (t) => thick * TAPER(t),
			columns: 13,
			from,
			to,
			edge: 9,
			belly: { side: 1, beyond: 0.62 },
			dark: diamonds,
		});
}

/** Black diamonds with a pale border along the back, whole scales each. */
function diamonds({ scale, belly }: HideSpot): number {
	if (belly) return 0.1;
	const shift = scale.row % 2 === 0 ? 0 : 0.5;
	const across = Math.abs(scale.place + shift - 0.9) / 4.2;
	const along = Math.abs(((((scale.row / 22) % 1) + 1) % 1) - 0.5) * 2;
	const field = across + along;
	return field < 0.72 ? 1.1 : field < 0.98 ? -0.3 : 0.42;
}

const OUTLINE =
	"122,-66 64,-62 12,-76 -44,-96 -104,-100 -160,-84 -214,-64 -262,-42 -292,-12 -296,18 -274,40 -204,48 -130,66 -58,94 -8,104 36,96 62,66 66,26 84,-12";

/** A viper's head in profile, looking left from its neck. */
export function drawSnakeHead(sheet: Sheet, { spine, head }: Snake): void {
	const to: Point = pick(spine, 0);
	const { turn, scale } = head;
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const note = (path: string, closed = false) => put(smooth(trace(path), closed, 3));
	const one = (x: number, y: number) => put([pt(x, y)])[0] ?? to;
	for (const fork of [
		"-290,16 -336,22 -370,8 -394,-18 -420,-26",
		"-290,16 -336,22 -372,10 -398,16 -420,36",
	]) {
		line(sheet, note(fork), { width: 15, ink: [1, 1, 1] });
		line(sheet, note(fork), { width: 9, ink: TONGUE, taper: (t) => 1 - 0.7 * t });
	}
	const outline = note(OUTLINE, true);
	drawForm(sheet, {
		outline,
		swell: 74 * scale,
		halo: 2,
		edge: 0,
		depth: 0.95,
		mark: (x, y) => 0.25 * ramp(90, 10, Math.hypot(x - one(-150, -30).x, y - one(-150, -30).y)),
	});
	const [cos, sin] = [Math.cos(-turn) / scale, Math.sin(-turn) / scale];
	lay(sheet, fill(outline), BLACK, (x, y) => {
		const lx = (x - to.x) * cos - (y - to.y) * sin;
		const ly = (x - to.x) * sin + (y - to.y) * cos;
		const mouth = lx < -20 && ly > 2 - 0.16 * (lx + 20) * 0.2;
		if (mouth || Math.hypot(lx + 150, ly + 34) < 44) return 0;
		const size = 15 + 9 * ramp(-100, -290, lx);
		const spot = scaleAt((lx + 300) / (size * 0.46), ly / size);
		const pen = spot.rim * 0.62 * size * scale;
		const root = 0.5 * ramp(0.7, -0.3, spot.t);
		return Math.max(clamp(1.9 - pen) * 0.9, pepper(x, y, root, 4));
	});
	line(sheet, note(OUTLINE), {
		width: 9,
		taper: (t) => ramp(0, 0.1, t) * ramp(1, 0.9, t),
	});
	drawStripe(sheet, note);
	const mouth = note("-292,14 -240,18 -182,22 -116,40 -62,48 -26,32");
	line(sheet, mouth, { width: 8, taper: (t) => 1 - 0.4 * t });
	for (let plate = 0; plate < 9; plate++) {
		const [x, y] = [-276 + plate * 27, 15 + Math.max(0, plate - 3) * 5];
		line(sheet, note(`${x},${y} ${x - 3},${y - 14} ${x + 5},${y - 25}`), { width: 3.4 });
		line(sheet, note(`${x + 8},${y + 2} ${x + 4},${y + 14} ${x + 10},${y + 25}`), { width: 3 });
	}
	drawEye(sheet, one, note, turn, scale);
}

/** The dark band from the eye to the corner of the jaw. */
function drawStripe(sheet: Sheet, note: (path: string, closed?: boolean) => Path): void {
	const band = note("-128,-44 -70,-40 0,-22 40,6 20,20 -30,16 -80,2 -126,-18", true);
	lay(sheet, fill(band), BLACK, (x, y) => pepper(x, y, 0.8, 4));
}

function drawEye(
	sheet: Sheet,
	one: (x: number, y: number) => Point,
	note: (path: string, closed?: boolean) => Path,
	turn: number,
	scale: number,
): void {
	const eye = one(-152, -34);
	const ball = circle(eye, 27 * scale, 0.92, turn);
	clear(sheet, ball, 6);
	lay(sheet, fill(ball), [1.05, 0.86, 0.4], () => 0.75);
	lay(sheet, fill(ball), BLACK, (x, y) =>
		pepper(x, y, 0.9 * ramp(6, 27, Math.hypot(x - eye.x + 5, y - eye.y - 8) / scale), 3.5),
	);
	closedLine(sheet, ball, { width: 6 });
	lay(sheet, fill(circle(eye, 23 * scale, 0.28, turn + Math.PI / 2)), BLACK);
	dot(sheet, one(-162, -44), 5 * scale, [1.2, 1.2, 1.2]);
	const brow = note("-214,-52 -186,-66 -144,-72 -104,-62 -84,-46 -122,-58 -166,-58", true);
	drawForm(sheet, { outline: brow, swell: 10 * scale, halo: 2, edge: 5, depth: 0.6 });
	const nostril = note("-268,-16 -258,-22 -250,-14 -260,-8", true);
	lay(sheet, fill(nostril), BLACK);
	line(sheet, note("-280,-22 -262,-34 -240,-28"), { width: 4, taper: spindle });
	for (const step of [0, 1, 2])
		line(sheet, note(`${-40 + step * 34},88 ${-30 + step * 36},66 ${-34 + step * 40},44`), {
			width: 3.4,
			taper: spindle,
		});
}
