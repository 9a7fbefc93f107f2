import type { Path, Point } from "./geometry.ts";
import { heading, pick, polar } from "./geometry.ts";
import type { Mask } from "./mask.ts";
import { at } from "./mask.ts";
import { clamp, hash, mix, noise } from "./random.ts";

/** The angle hair lies in at a place. */
export type Flow = (x: number, y: number) => number;

const CELL = 14;

/** Fills the space between guide lines with a smooth field of directions. */
export function combFlow(guides: readonly Path[], mask: Mask): Flow {
	const known: { x: number; y: number; cos: number; sin: number }[] = [];
	for (const guide of guides) {
		for (let index = 0; index < guide.length; index += 6) {
			const turn = heading(guide, index);
			known.push({ ...pick(guide, index), cos: Math.cos(turn), sin: Math.sin(turn) });
		}
	}
	const columns = Math.ceil(mask.width / CELL) + 1;
	const rows = Math.ceil(mask.height / CELL) + 1;
	const field = new Float32Array(columns * rows);
	for (let index = 0; index < field.length; index++) {
		const x = mask.left + (index % columns) * CELL;
		const y = mask.top + Math.floor(index / columns) * CELL;
		let [cos, sin] = [0, 0];
		for (const guide of known) {
			const weight = 1 / ((guide.x - x) ** 2 + (guide.y - y) ** 2 + 90) ** 1.6;
			cos += guide.cos * weight;
			sin += guide.sin * weight;
		}
		field[index] = Math.atan2(sin, cos);
	}
	return (x, y) => {
		const column = clamp(Math.round((x - mask.left) / CELL), 0, columns - 1);
		const row = clamp(Math.round((y - mask.top) / CELL), 0, rows - 1);
		return at(field, row * columns + column);
	};
}

/** One hair: hairs close together lean the same way, so that they gather into locks. */
export function combHair(root: Point, flow: Flow, length: number, rank: number): Path {
	const lean =
		0.42 * noise(root.x / 34, root.y / 34, 12) +
		0.22 * noise(root.x / 90, root.y / 90, 13) +
		0.2 * (hash(rank, 7) - 0.5);
	const steps = 7;
	const path: Path = [root];
	let place = root;
	for (let step = 0; step < steps; step++) {
		const turn = flow(place.x, place.y) + lean * mix(0.5, 1.1, step / steps);
		place = polar(place, turn, length / steps);
		path.push(place);
	}
	return path;
}
