import { BrokenBoxes } from "./boxes.ts";

/** A stretch of bytes, from its first to the one behind its last. */
export type Stretch = readonly [from: number, to: number];

/** The same bytes in as few stretches as possible, in order. */
export function join(stretches: readonly Stretch[]): Stretch[] {
	const joined: [number, number][] = [];
	for (const [from, to] of [...stretches].sort(([a], [b]) => a - b)) {
		const last = joined.at(-1);
		if (last && from <= last[1]) last[1] = Math.max(last[1], to);
		else joined.push([from, to]);
	}
	return joined;
}

/** The bytes of some stretches that none of the others covers; both as `join` gives them. */
export function without(stretches: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
	const left: Stretch[] = [];
	let next = 0;
	for (const [from, to] of stretches) {
		let at = from;
		while ((others[next]?.[1] ?? Number.POSITIVE_INFINITY) <= from) next += 1;
		for (let index = next; at < to; index++) {
			const [start, end] = others[index] ?? [to, to];
			if (start >= to) break;
			if (start > at) left.push([at, start]);
			at = Math.max(at, end);
		}
		if (at < to) left.push([at, to]);
	}
	return left;
}

/** More than a film of an hour has, though each of its pictures and sounds lay in a place of its own. */
const mostPlaces = 400_000;

/** Collects the places of a file that are needed. */
export class Places {
	#list: [number, number][] = [];

	/** @throws BrokenBoxes when there are more than a movie has */
	add(from: number, to: number): void {
		if (to <= from) return;
		const last = this.#list.at(-1);
		if (last?.[1] === from) last[1] = to;
		else this.#list.push([from, to]);
		if (this.#list.length > mostPlaces) throw new BrokenBoxes("scattered over too many places");
	}

	/** What of some stretches, as `join` gives them, nobody needs. */
	listUnneeded(stretches: readonly Stretch[]): Stretch[] {
		return without(stretches, join(this.#list));
	}
}
