import { drawBlade } from "../../brush/blade.ts";
import type { Path, Point } from "../../brush/geometry.ts";
import { along, heading, pick, polar, wander } from "../../brush/geometry.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { line } from "../../brush/sheet.ts";
import { DRAGON_RED, drawFlame } from "../sky/flame.ts";
import { drawDragonHead } from "./dragon-head.ts";
import { drawHide, even } from "./scales.ts";

/** A leg that leaves the body: its bones, and where its toes point. */
export type Leg = { bones: Path; grip: number };

export type Dragon = {
	/** From the neck to the tip of the tail. */
	spine: Path;
	thick: number;
	/** Side of the belly: 1 is right of the spine. */
	belly: 1 | -1;
	head: { turn: number; scale: number };
	/** Parts of the body from back to front, as shares of it; the neck comes last. */
	order: readonly (readonly [number, number])[];
	/** Legs behind the body and before it. */
	behind: readonly Leg[];
	before: readonly Leg[];
	bare?: boolean;
};

const TAPER = along([
	[0, 0.8],
	[0.14, 0.92],
	[0.35, 1],
	[0.62, 0.86],
	[0.88, 0.38],
	[1, 0.06],
]);

export function drawDragon(sheet: Sheet, dragon: Dragon): void {
	const { thick, belly, head, order, behind, before, bare = false } = dragon;
	const spine = even(dragon.spine);
	const radius = (t: number) => thick * TAPER(t);
	drawTailTuft(sheet, spine, thick, bare);
	for (const leg of behind) drawLeg(sheet, leg, thick, bare);
	for (const [from, to] of order) {
		drawBackSpines(sheet, spine, radius, from, to, -belly as 1 | -1, bare);
		drawHide(sheet, {
			spine,
			radius,
			columns: 9,
			from,
			to,
			belly: { side: belly, beyond: 0.42 },
			bare,
			dark: ({ across }) => 0.3 + 0.55 * ramp(0.1, -0.9, across * belly),
		});
	}
	for (const leg of before) drawLeg(sheet, leg, thick, bare);
	drawDragonHead(sheet, { to: pick(spine, 0), ...head, bare });
}

/** The saw of flames along the back. */
function drawBackSpines(
	sheet: Sheet,
	spine: Path,
	radius: (t: number) => number,
	from: number,
	to: number,
	side: 1 | -1,
	bare: boolean,
): void {
	const last = spine.length - 1;
	for (let t = from; t < to - 0.012; ) {
		const index = Math.round(t * last);
		const size = radius(t);
		const turn = heading(spine, index);
		const root = polar(pick(spine, index), turn + (side * Math.PI) / 2, size * 0.8);
		drawFlame(
			sheet,
			root,
			turn + side * 1.02,
			size * 0.98 + 14,
			size * 0.5 + 6,
			-side * 0.9,
			bare,
			DRAGON_RED,
		);
		t += (size * 0.62 + 8) / last;
	}
}

function drawTailTuft(sheet: Sheet, spine: Path, thick: number, bare: boolean): void {
	const last = spine.length - 1;
	const turn = heading(spine, last - 2);
	for (const lean of [1.3, -1.3, 0.85, -0.85, 0.4, -0.4, 0])
		drawFlame(
			sheet,
			pick(spine, last - Math.round(Math.abs(lean) * 40)),
			turn + lean * 0.75,
			thick * (2 - Math.abs(lean) * 0.5),
			thick * 0.36,
			lean < 0 ? 0.9 : -0.9,
			bare,
			DRAGON_RED,
		);
}

function drawLeg(sheet: Sheet, { bones, grip }: Leg, thick: number, bare: boolean): void {
	const spine = even(bones);
	const last = spine.length - 1;
	const elbow = Math.round(last * 0.5);
	for (const lean of [0.5, 0, -0.5])
		drawFlame(
			sheet,
			pick(spine, elbow),
			heading(spine, Math.round(last * 0.3)) + lean,
			thick * 1.25,
			thick * 0.34,
			0.9,
			bare,
			DRAGON_RED,
		);
	drawHide(sheet, {
		spine,
		radius: (t) => thick * (0.62 - 0.3 * ramp(0.1, 0.95, t)),
		columns: 6,
		edge: 7,
		bare,
		dark: () => 0.2,
	});
	const wrist = pick(spine, last);
	drawToe(sheet, polar(wrist, grip, 4), grip + 2.5, -1, thick, bare);
	for (const lean of [-0.85, -0.28, 0.3, 0.85])
		drawToe(
			sheet,
			polar(wrist, grip + lean, thick * 0.12),
			grip + lean,
			lean < 0 ? 1 : -1,
			thick,
			bare,
		);
}

function drawToe(
	sheet: Sheet,
	root: Point,
	angle: number,
	side: number,
	thick: number,
	bare: boolean,
): void {
	const length = thick * 0.98;
	const toe = wander(root, angle - side * 0.35, length, (t) => (side * (0.2 + 1.6 * t)) / length);
	const end = pick(toe, toe.length - 1);
	drawBlade(sheet, {
		spine: wander(
			end,
			heading(toe, toe.length - 2),
			thick * 0.62,
			() => (side * 1.1) / (thick * 0.62),
		),
		radius: (t) => Math.max(1.2, thick * 0.13 * (1 - t) ** 0.7),
		halo: 3.5,
		edge: 3.6,
		tone: ({ across, t }) =>
			bare ? 0 : 0.45 + 0.7 * ramp(-0.4, 0.5, across) + 0.3 * ramp(0.3, 0, t),
	});
	drawBlade(sheet, {
		spine: toe,
		radius: (t) => thick * (0.19 + 0.035 * Math.cos(t * 13)) * clamp(1.02 - 0.12 * t),
		halo: 3.5,
		edge: 5,
		tone: ({ light }) => (bare ? 0 : clamp(1.15 - 1.15 * light)),
		veins: {
			phase: ({ away, across }) => away / (thick * 0.16) + 0.35 * across * across,
			spacing: thick * 0.16,
			tone: () => 0.26,
		},
	});
	line(sheet, [end, polar(end, angle, 1)], { width: 5 });
}
