import { drawBlade, outlines } from "../../brush/blade.ts";
import { drawForm } from "../../brush/form.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { circle, move, moveAll, pt, smooth, trace } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, hash, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay, line, spindle } from "../../brush/sheet.ts";
import { pepper, stipple } from "../../brush/tone.ts";

/** Drawn with its head up around the middle of the shell, which is 760 units long. */
export type Place = { to: Point; turn: number; scale: number };

const SHELL =
	"0,-366 110,-350 206,-300 276,-214 304,-104 296,10 256,130 192,240 106,330 0,394 -106,330 -192,240 -256,130 -296,10 -304,-104 -276,-214 -206,-300 -110,-350";
const HEAD =
	"-72,-300 -78,-380 -92,-440 -90,-500 -62,-556 -26,-588 0,-596 26,-588 62,-556 90,-500 92,-440 78,-380 72,-300";
const WING =
	"150,-210 190,-306 290,-392 410,-438 530,-424 630,-350 700,-236 736,-96 742,-20 700,-70 640,-160 560,-230 470,-256 390,-232 320,-160 250,-110";
const PADDLE =
	"130,220 214,250 300,330 352,430 366,530 340,584 290,556 240,490 170,420 96,360 70,290";

export function drawSeaTurtle(sheet: Sheet, place: Place): void {
	const put = (path: Path) => moveAll(path, place.to, place.turn, place.scale);
	for (const [path, flip, about, turn, size] of [
		[PADDLE, 1, pt(130, 260), 0.12, 46],
		[PADDLE, -1, pt(-130, 260), 0.32, 46],
		[WING, 1, pt(200, -200), 0.12, 64],
		[WING, -1, pt(-200, -200), 0.46, 64],
	] as const) {
		const flat = smooth(trace(path), true, 4).map(({ x, y }) =>
			move(pt((x - Math.abs(about.x)) * flip, y - about.y), about, turn * (flip > 0 ? 1 : 0.8)),
		);
		drawLimb(sheet, put(flat), place, size);
	}
	drawLimb(sheet, put(smooth(trace(HEAD), true, 4)), place, 40);
	drawFace(sheet, place);
	drawShell(sheet, place);
}

/** Skin in dark plates with pale seams between them. */
function drawLimb(sheet: Sheet, outline: Path, place: Place, size: number): void {
	const mask = drawForm(sheet, { outline, swell: 60 * place.scale, halo: 8, edge: 8, depth: 0.5 });
	lay(sheet, mask, BLACK, (x, y) => {
		const p = move(
			pt((x - place.to.x) / place.scale, (y - place.to.y) / place.scale),
			pt(0, 0),
			-place.turn,
		);
		const [gap, id] = plates(p.x / size, p.y / size);
		const inside = ramp(0.1, 0.2, gap);
		const tone = 0.8 + 0.45 * hash(id, 5) - 0.5 * ramp(0.25, 0.62, gap);
		return inside * pepper(x, y, clamp(tone), 4);
	});
	closedLine(sheet, outline, { width: 8 });
}

/** Distance from the border of the nearest plate, and which it is. */
function plates(x: number, y: number): [gap: number, id: number] {
	const [column, row] = [Math.floor(x), Math.floor(y)];
	let [first, second, id] = [9, 9, 0];
	for (let cy = row - 1; cy <= row + 1; cy++)
		for (let cx = column - 1; cx <= column + 1; cx++) {
			const away = Math.hypot(
				cx + 0.2 + 0.6 * hash(cx, cy + 61) - x,
				cy + 0.2 + 0.6 * hash(cx + 211, cy) - y,
			);
			if (away < first) [first, second, id] = [away, first, cx * 71 + cy];
			else if (away < second) second = away;
		}
	return [second - first, id];
}

function drawFace(sheet: Sheet, { to, turn, scale }: Place): void {
	const one = (x: number, y: number) => move(pt(x, y), to, turn, scale);
	for (const side of [1, -1]) {
		const eye = circle(one(side * 74, -506), 25 * scale, 0.7, turn + Math.PI / 2 - side * 0.35);
		clear(sheet, eye, 5);
		lay(sheet, fill(eye), BLACK, () => 0.95);
		closedLine(sheet, eye, { width: 5 });
		dot(sheet, one(side * 74 - 5, -516), 5 * scale, [1.1, 1.1, 1.1]);
		const lid = [one(side * 44, -480), one(side * 48, -520), one(side * 66, -548)];
		line(sheet, smooth(lid), { width: 6, taper: spindle });
		dot(sheet, one(side * 12, -580), 4 * scale);
	}
}

function drawShell(sheet: Sheet, place: Place): void {
	const { to, turn, scale } = place;
	const rimPath = smooth(trace(SHELL), true, 4);
	const put = (path: Path) => moveAll(path, to, turn, scale);
	const shrink = (share: number) =>
		put(rimPath.map(({ x, y }) => pt(x * share, (y - 10) * share + 10)));
	drawForm(sheet, { outline: put(rimPath), swell: 150 * scale, halo: 10, edge: 10, depth: 0.45 });
	const outer = rimPath;
	const count = 26;
	for (let scute = 0; scute < count; scute++) {
		const index = Math.round(((scute + 0.5) / count) * outer.length) % outer.length;
		const point = outer[index] ?? pt(0, 0);
		const inner = pt(point.x * 0.85, (point.y - 10) * 0.85 + 10);
		line(sheet, put([inner, pt((inner.x + point.x) / 2, (inner.y + point.y) / 2), point]), {
			width: 6,
		});
	}
	const band = fill(put(rimPath));
	const within = shrink(0.85);
	lay(sheet, band, BLACK, (x, y) => {
		const p = move(pt((x - to.x) / scale, (y - to.y) / scale), pt(0, 0), -turn);
		const angle = Math.atan2(p.y - 10, p.x);
		const place = ((angle / (Math.PI * 2)) * count + count) % 1;
		return stipple(x, y, 0.75 * ramp(0.1, 0.75, place), 5);
	});
	clear(sheet, within, 0);
	closedLine(sheet, within, { width: 7 });
	drawMandala(sheet, place);
}

/** Wreaths of petals that follow the long oval of the shell. */
function drawMandala(sheet: Sheet, { to, turn, scale }: Place): void {
	const oval = (angle: number, reach: number) =>
		move(
			pt(
				Math.cos(angle) *
					reach *
					(0.87 - 0.12 * Math.sin(angle)) *
					(1 - 0.05 * Math.cos(2 * angle)),
				Math.sin(angle) * reach * 1.12 + 4 + reach * 0.02,
			),
			to,
			turn,
			scale,
		);
	const field = Array.from({ length: 90 }, (_, step) => oval((step / 90) * Math.PI * 2, 282));
	lay(sheet, fill(field), BLACK, (x, y) => {
		const away = Math.hypot(x - to.x, y - to.y) / scale;
		return stipple(x, y, 0.9 * ramp(180, 290, away), 5);
	});
	for (const [count, from, to_, width, shift, dark, edge] of [
		[16, 196, 284, 34, 0.5, 1, 4],
		[16, 176, 268, 33, 0, 0.1, 5],
		[16, 118, 206, 26, 0.5, 0.85, 4.5],
		[8, 60, 196, 40, 0, 0.2, 5],
		[8, 40, 130, 27, 0.5, 0.95, 4.5],
		[8, 26, 96, 19, 0, 0.1, 4.5],
	] as const) {
		for (let petal = 0; petal < count; petal++) {
			const angle = ((petal + shift) / count) * Math.PI * 2 - Math.PI / 2;
			const [a, b] = [oval(angle, from), oval(angle, to_)];
			const length = Math.hypot(b.x - a.x, b.y - a.y);
			const steps = Math.max(8, Math.round(length / 2));
			drawBlade(sheet, {
				spine: Array.from({ length: steps + 1 }, (_, step) =>
					pt(a.x + ((b.x - a.x) * step) / steps, a.y + ((b.y - a.y) * step) / steps),
				),
				radius: outlines.flame(width * scale * 0.72),
				halo: 4,
				edge,
				tone: ({ t, across }) =>
					dark > 0.5
						? dark
						: 0.95 * ramp(0.55, 0.05, t) + 0.35 * ramp(0.55, 0.95, Math.abs(across)) + dark * 0.2,
				...(dark < 0.5 ? { rib: 3.4 } : {}),
			});
			if (count === 16 && from > 150 && shift === 0) dot(sheet, oval(angle, 232), 5.5);
		}
	}
	const heart = move(pt(0, 6), to, turn, scale);
	clear(sheet, circle(heart, 34 * scale), 4);
	closedLine(sheet, circle(heart, 34 * scale), { width: 6 });
	closedLine(sheet, circle(heart, 20 * scale), { width: 4 });
	dot(sheet, heart, 10 * scale);
}
