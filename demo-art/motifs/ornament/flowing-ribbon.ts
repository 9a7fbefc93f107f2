import type { Path, Point } from "../../brush/geometry.ts";
import { pick } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { clamp, ramp } from "../../brush/random.ts";
import type { Ink, Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, lay, line, whip } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

/**
 * A band of cloth along a path: it is as wide as `across`, and turns its back wherever the path runs back.
 */
export function drawFlowingRibbon(
	sheet: Sheet,
	path: Path,
	across: Point,
	face: Ink,
	back: Ink,
): void {
	const faces = splitFaces(path, across);
	for (const front of [false, true])
		for (const part of faces)
			if (part.front === front) drawFace(sheet, part.path, across, front ? face : back, front);
}

function splitFaces(path: Path, across: Point): { path: Path; front: boolean }[] {
	const faces: { path: Path; front: boolean }[] = [];
	path.slice(1).forEach((to, index) => {
		const from = pick(path, index);
		const front = (to.x - from.x) * across.y - (to.y - from.y) * across.x > 0;
		const last = faces.at(-1);
		if (last && last.front === front) last.path.push(to);
		else faces.push({ path: [from, to], front });
	});
	return faces.filter((part) => part.path.length > 3);
}

function drawFace(sheet: Sheet, path: Path, across: Point, ink: Ink, front: boolean): void {
	const lower = path.map(({ x, y }) => ({ x: x + across.x, y: y + across.y }));
	const outline = [...path, ...lower.reverse()];
	clear(sheet, outline, 6);
	const mask = fill(outline, 3);
	lay(sheet, mask, ink, () => 0.94);
	const [first, last] = [pick(path, 0), pick(path, path.length - 1)];
	const span = Math.hypot(last.x - first.x, last.y - first.y) || 1;
	lay(sheet, mask, BLACK, (x, y) => {
		const t =
			((x - first.x - across.x / 2) * (last.x - first.x) +
				(y - first.y - across.y / 2) * (last.y - first.y)) /
			(span * span);
		const fold = Math.max(ramp(0.34, 0, t), ramp(0.7, 1.02, t));
		return pepper(x, y, clamp(front ? 0.95 * fold : 0.55 + 0.4 * fold), 4.4);
	});
	closedLine(sheet, outline, { width: 8 });
	for (const share of [0.12, 0.88]) {
		const hem = path.map(({ x, y }) => ({ x: x + across.x * share, y: y + across.y * share }));
		line(sheet, hem, { width: 3.6, taper: (t) => whip(Math.abs(t - 0.5) * 1.2) });
	}
}
