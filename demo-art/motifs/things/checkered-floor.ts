import type { Path, Point } from "../../brush/geometry.ts";
import { pt } from "../../brush/geometry.ts";
import { fill } from "../../brush/mask.ts";
import { hash, mix, ramp } from "../../brush/random.ts";
import type { Sheet } from "../../brush/sheet.ts";
import { BLACK, clear, closedLine, dot, lay } from "../../brush/sheet.ts";
import { pepper } from "../../brush/tone.ts";

type Floor = {
	/** Where its middle lies, and how wide one square is there. */
	to: Point;
	size: number;
	/** Squares from the middle within which it is whole, and at which nothing is left of it. */
	whole: number;
	end: number;
	/** How flat it is seen, 0 to 1. */
	squash: number;
};

/** A chequered floor that breaks up towards its rim: squares, then splinters, then dots. */
export function drawCheckeredFloor(sheet: Sheet, floor: Floor): void {
	const reach = Math.ceil(floor.end);
	const cells: { column: number; row: number; away: number }[] = [];
	for (let row = -reach; row <= reach; row++)
		for (let column = -reach; column <= reach; column++)
			cells.push({
				column,
				row,
				away: Math.hypot(column, row) + 1.1 * (hash(column, row * 3) - 0.5),
			});
	for (const { column, row, away } of cells.sort((a, b) => a.row + a.column - b.row - b.column)) {
		const broken = ramp(floor.whole, floor.end, away);
		if (broken >= 1) continue;
		const dark = (column + row) % 2 !== 0;
		if (broken === 0) drawShard(sheet, floor, square(column, row), dark, 0, 0);
		else if (broken < 0.94) shatter(sheet, floor, column, row, dark, broken);
		scatter(sheet, floor, column, row, broken);
	}
}

const square = (column: number, row: number): Path => [
	pt(column - 0.5, row - 0.5),
	pt(column + 0.5, row - 0.5),
	pt(column + 0.5, row + 0.5),
	pt(column - 0.5, row + 0.5),
];

function shatter(
	sheet: Sheet,
	floor: Floor,
	column: number,
	row: number,
	dark: boolean,
	broken: number,
): void {
	const corners = square(column, row);
	const heart = pt(column + 0.5 * (hash(column, row) - 0.5), row + 0.5 * (hash(row, column) - 0.5));
	for (let side = 0; side < 4; side++) {
		const chance = hash(column * 4 + side, row * 7);
		if (chance < broken * 0.55) continue;
		const [a, b] = [corners[side], corners[(side + 1) % 4]];
		if (!a || !b) continue;
		const shard = [a, b, heart].map(({ x, y }) => {
			const keep = 1 - broken * 0.5;
			const [mx, my] = [(a.x + b.x + heart.x) / 3, (a.y + b.y + heart.y) / 3];
			return pt(
				mx + (x - mx) * keep + column * broken * 0.16 + broken * 0.5 * (chance - 0.5),
				my +
					(y - my) * keep +
					row * broken * 0.16 +
					broken * 0.5 * (hash(side, column + row) - 0.5),
			);
		});
		drawShard(sheet, floor, shard, dark, broken, broken * (0.3 + 1.1 * chance));
	}
}

/** Squares stand on their corner and grow towards the viewer; `lift` is in squares. */
function project({ to, size, squash }: Floor, { x, y }: Point, lift = 0): Point {
	const [across, down] = [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
	const near = 1 / (1 - down * 0.045);
	return pt(to.x + across * size * near, to.y + (down * squash * near - lift) * size);
}

function drawShard(
	sheet: Sheet,
	floor: Floor,
	shard: Path,
	dark: boolean,
	broken: number,
	lift: number,
): void {
	const top = shard.map((corner) => project(floor, corner, lift));
	const thick = floor.size * mix(0.16, 0.1, broken);
	const body = [...top, ...top.map(({ x, y }) => pt(x, y + thick)).reverse()];
	const low = top.map(({ x, y }) => pt(x, y + thick));
	clear(sheet, low, 3);
	lay(sheet, fill(low), BLACK, (x, y) => pepper(x, y, 0.85));
	lay(sheet, fill(body), BLACK, (x, y) => pepper(x, y, 0.9));
	clear(sheet, top, 2);
	const left = Math.min(...top.map(({ x }) => x));
	const wide = Math.max(...top.map(({ x }) => x)) - left;
	lay(sheet, fill(top), BLACK, (x, y) => {
		const share = (x - left) / wide;
		return pepper(x, y, dark ? mix(0.86, 1.02, share) : mix(0.02, 0.22, share));
	});
	closedLine(sheet, top, { width: mix(4, 3, broken) });
}

function scatter(sheet: Sheet, floor: Floor, column: number, row: number, broken: number): void {
	if (broken < 0.1) return;
	for (let grain = 0; grain < 14; grain++) {
		const chance = hash(grain * 5 + column, row * 11 + grain);
		const place = pt(
			column * (1 + broken * 0.2) + 1.4 * (hash(grain, column * 3 + row) - 0.5),
			row * (1 + broken * 0.2) + 1.4 * (hash(grain + 9, row * 5 + column) - 0.5),
		);
		dot(sheet, project(floor, place, broken * chance * 1.6), mix(6.5, 2, chance), BLACK, 0.95);
	}
}
