import { BrokenBoxes } from "./boxes.ts";

/** `to` is exclusive. */
export type ByteRange = readonly [from: number, to: number];

/** The union, sorted. */
export function join(ranges: readonly ByteRange[]): ByteRange[] {
	const joined: [number, number][] = [];
	for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
		const last = joined.at(-1);
		if (last && from <= last[1]) last[1] = Math.max(last[1], to);
		else joined.push([from, to]);
	}
	return joined;
}

/** The bytes of `ranges` outside `others`; both must be joined. */
export function without(ranges: readonly ByteRange[], others: readonly ByteRange[]): ByteRange[] {
	const left: ByteRange[] = [];
	let next = 0;
	for (const [from, to] of ranges) {
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

/** An hour of film has fewer samples. */
const mostRanges = 400_000;

export class NeededRanges {
	#list: [number, number][] = [];

	add(from: number, to: number): void {
		if (to <= from) return;
		const last = this.#list.at(-1);
		if (last?.[1] === from) last[1] = to;
		else this.#list.push([from, to]);
		if (this.#list.length > mostRanges) throw new BrokenBoxes("scattered over too many ranges");
	}

	listUnneeded(ranges: readonly ByteRange[]): ByteRange[] {
		return without(ranges, join(this.#list));
	}
}
