import type { Path, Point } from "../../brush/geometry.ts";
import { circle, pt, smooth, wander } from "../../brush/geometry.ts";
import { cloud, hash, mix, noise, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import { blend, paint, tint } from "../painting/paint.ts";

const STONE = ["#0a0d24", "#171c42", "#2b325f", "#4b5483", "#8b8fae", "#e6dccb"].map(tint);
const IRON = tint("#070814");
const [FOOT, SPRING, LEFT, RIGHT, SPAN] = [1425, 880, 500, 1100, 300];

/** A garden wall with an arch 600 wide about x 800, lit through its opening from a place behind it. */
export function paintWall(sheet: Sheet, light: Point): void {
	for (const side of [-1, 1]) {
		const inner = 800 + side * SPAN;
		const end = side < 0 ? -20 : 1620;
		const outline = [pt(inner, 860), pt(end, 820), pt(end, 1560), pt(inner, FOOT + 20)];
		paint(sheet, outline, (x, y) => masonry(x, y, light), { rough: 3 });
		paint(
			sheet,
			[pt(inner, 846), pt(end, 800), pt(end, 836), pt(inner, 876)],
			(x, y) => blend(STONE, 0.34 + 0.2 * cloud(x / 30, y / 12, 3, 4)),
			{ rough: 2 },
		);
	}
	const arch: Path = [
		...circle(pt(800, SPRING), SPAN + 108).filter(({ y }) => y < SPRING - 1),
		pt(RIGHT + 108, FOOT + 34),
		pt(RIGHT, FOOT + 24),
		pt(RIGHT, SPRING),
		...circle(pt(800, SPRING), SPAN)
			.filter(({ y }) => y < SPRING - 1)
			.reverse(),
		pt(LEFT, FOOT + 24),
		pt(LEFT - 108, FOOT + 34),
		pt(LEFT - 108, SPRING),
	];
	paint(sheet, arch, voussoir, { rough: 3 });
}

/** Squared stones in courses, brighter towards the light. */
function masonry(x: number, y: number, light: Point): ReturnType<typeof tint> {
	const row = Math.floor((y + 6 * noise(x / 90, 1, 3)) / 58);
	const column = (x + (row % 2) * 46 + 22 * hash(row, 3)) / 96;
	const inY = ((y + 6 * noise(x / 90, 1, 3)) / 58 - row) * 58;
	const inX = (column - Math.floor(column)) * 96;
	const joint = Math.min(inX, 96 - inX, inY, 58 - inY) + 3 * noise(x / 9, y / 9, 4);
	const tone = hash(Math.floor(column), row) * 0.12;
	const edge = ramp(12, 5, inY) * 0.14;
	return blend(
		STONE,
		0.16 +
			tone +
			edge +
			0.12 * cloud(x / 24, y / 24, 3, 5) -
			0.2 * ramp(6, 2, joint) +
			0.1 * ramp(700, 250, Math.hypot(x - light.x, y - light.y)),
	);
}

/** The stones of the arch: wedges above, blocks below, with moonlight on their inner edge. */
function voussoir(x: number, y: number): ReturnType<typeof tint> {
	const high = y < SPRING;
	const away = high ? Math.hypot(x - 800, y - SPRING) - SPAN : Math.abs(x - 800) - SPAN;
	const run = high ? (Math.atan2(y - SPRING, x - 800) + Math.PI) * 5.4 : (y - SPRING) / 84 + 40;
	const gap = Math.abs(run - Math.round(run)) * (high ? 66 : 84);
	const tone = 0.12 * hash(Math.round(run + 0.5), x < 800 ? 1 : 2);
	const rim = 0.62 * ramp(20, 3, away + 7 * noise(x / 14, y / 14, 6));
	const outer = 0.12 * ramp(90, 104, away);
	return blend(
		STONE,
		0.24 +
			tone +
			rim +
			outer -
			0.25 * ramp(6, 2, Math.min(gap, Math.abs(away - 74))) +
			0.14 * cloud(x / 20, y / 20, 3, 7),
	);
}

/** Two leaves of wrought iron; the right one stands ajar. */
export function paintGate(sheet: Sheet): void {
	for (const [hinge, free, drop] of [
		[LEFT + 8, 796, 0],
		[RIGHT - 8, 905, 66],
	] as const) {
		const place = (u: number, v: number) => {
			const closed = hinge + u * (hinge < 800 ? 288 : -288);
			const arch = SPRING - Math.sqrt(Math.max(0, (SPAN - 12) ** 2 - (closed - 800) ** 2));
			const foot = FOOT - 8 + drop * u;
			return pt(mix(hinge, free, u), mix(foot, arch - drop * 0.5 * u, v));
		};
		const rod = (from: Point, to: Point, width: number) =>
			iron(sheet, [from, pt((from.x + to.x) / 2, (from.y + to.y) / 2), to], width);
		for (let bar = 0; bar <= 5; bar++)
			rod(place(bar / 5, 0), place(bar / 5, bar === 0 ? 0.97 : 1), bar % 5 === 0 ? 15 : 9);
		for (const height of [0.03, 0.4, 0.47]) {
			iron(
				sheet,
				smooth(
					[0, 0.25, 0.5, 0.75, 1].map((u) =>
						pt(place(u, 0).x, mix(FOOT - 8 + drop * u, 700 - drop * 0.5 * u, height * 0.9)),
					),
					false,
					3,
				),
				11,
			);
		}
		iron(
			sheet,
			smooth(
				[0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 1].map((u) => place(u, 1)),
				false,
				3,
			),
			13,
		);
		const narrow = Math.abs(free - hinge) / 288;
		const step = (u: number, height: number) =>
			pt(place(u, 0).x, mix(FOOT - 8 + drop * u, 700 - drop * 0.5 * u, height * 0.9));
		for (let gap = 0; gap < 10; gap++) {
			const ring = circle(step((gap + 0.5) / 10, 0.435), 13, 1);
			iron(
				sheet,
				ring.map(({ x, y }) =>
					pt(step((gap + 0.5) / 10, 0).x + (x - step((gap + 0.5) / 10, 0).x) * narrow, y),
				),
				4.5,
			);
		}
		for (const [u, height, way] of SCROLLS) {
			const center = step(u, height);
			for (const half of [-1, 1]) iron(sheet, volute(center, way, half, narrow), 7);
		}
	}
}

/** Where the S-scrolls sit on a leaf: across, up, and which way round. */
const SCROLLS = [
	[0.3, 0.215, 1],
	[0.7, 0.215, -1],
	[0.3, 0.68, 1],
	[0.7, 0.68, -1],
] as const;

/** Half of an S-scroll: from its middle out and round into its own curl. */
function volute(center: Point, way: number, half: number, narrow: number): Path {
	return wander(pt(0, 0), -1.1, 250, (t) => 0.009 + 0.052 * t ** 1.7).map(({ x, y }) =>
		pt(center.x + x * way * half * narrow * 0.9, center.y + y * half),
	);
}

/** Iron against the moon: black, with a thin cold edge. */
function iron(sheet: Sheet, path: Path, width: number): void {
	line(sheet, path, { width: width + 2.5, ink: tint("#6a70a0"), strength: 0.75 });
	line(
		sheet,
		path.map(({ x, y }) => pt(x + (x < 800 ? -1.2 : 1.2), y + 1)),
		{ width, ink: IRON },
	);
}
