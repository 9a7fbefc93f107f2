import type { Path, Point } from "../../brush/geometry.ts";
import { circle, pick, polar, pt, smooth } from "../../brush/geometry.ts";
import { mix } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { closedLine, line } from "../../brush/sheet.ts";

/** Soft graphite. */
export const GRAPHITE: Ink = [0.44, 0.45, 0.49];
/** The red pencil that measures are taken with. */
const MARKING: Ink = [0.72, 0.24, 0.2];

export function drawDashes(sheet: Sheet, path: Path, ink: Ink, width = 2.6, dash = 12): void {
	for (let from = 0; from + dash < path.length; from += dash * 1.8)
		line(sheet, path.slice(from, from + dash), { width, ink });
}

export function straight(from: Point, to: Point): Path {
	return smooth([from, to], false, 2);
}

/** A line in pencil, gone over twice, and a little too long at both ends as a hand draws it. */
export function drawPencil(sheet: Sheet, from: Point, to: Point, width = 2.4): void {
	const angle = Math.atan2(to.y - from.y, to.x - from.x);
	line(sheet, straight(polar(from, angle, -22), polar(to, angle, 26)), { width, ink: GRAPHITE });
	line(sheet, straight(polar(from, angle + 1.4, 4), polar(to, angle + 0.02, 12)), {
		width: width * 0.7,
		ink: GRAPHITE,
		strength: 0.5,
	});
}

/** A measured length: a thin line with a tick at each end and at every tenth. */
export function drawMeasure(sheet: Sheet, from: Point, to: Point, parts = 10): void {
	line(sheet, straight(from, to), { width: 2.4, ink: MARKING });
	const across = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
	for (let part = 0; part <= parts; part++) {
		const place = pt(mix(from.x, to.x, part / parts), mix(from.y, to.y, part / parts));
		const reach = part % parts === 0 ? 17 : part % 5 === 0 ? 12 : 7;
		line(sheet, straight(polar(place, across, -reach), polar(place, across, reach)), {
			width: 2.6,
			ink: MARKING,
		});
	}
}

/** A circle drawn with compasses: its center pricked, its axes run through it. */
export function drawCompassCircle(
	sheet: Sheet,
	center: Point,
	radius: number,
	squash = 1,
	turn = 0,
): void {
	closedLine(sheet, circle(center, radius, squash, turn), { width: 2.6, ink: GRAPHITE });
	closedLine(sheet, circle(polar(center, 1, 2.5), radius * 1.006, squash, turn + 0.01), {
		width: 1.6,
		ink: GRAPHITE,
		strength: 0.55,
	});
	for (const angle of [turn, turn + Math.PI / 2])
		line(sheet, straight(polar(center, angle, -9), polar(center, angle, 9)), {
			width: 2.4,
			ink: GRAPHITE,
		});
}

/** An angle: an arc between two directions with an arrowhead's tick at its end. */
export function drawAngle(
	sheet: Sheet,
	center: Point,
	radius: number,
	from: number,
	to: number,
): void {
	const arc = Array.from({ length: 60 }, (_, step) =>
		polar(center, mix(from, to, step / 59), radius),
	);
	line(sheet, arc, { width: 2.4, ink: MARKING });
	const end = pick(arc, 59);
	for (const lean of [0.4, -0.4])
		line(sheet, straight(end, polar(end, to - Math.PI / 2 + lean, 20)), {
			width: 2.6,
			ink: MARKING,
		});
}
