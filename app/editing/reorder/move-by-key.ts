import type { CollisionDetection, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { findPiece } from "./drop-piece.ts";

interface Wall {
	/** Of all its pieces, in their order. */
	listIds(): readonly number[];
	/** Draws it as far as that place, counted from 0, so that a piece can be put down there at once. */
	reach(place: number): void;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * The arrows take a lifted piece along its column and along the reading order. Where it has got to is kept here,
 * by the order of the pieces: the screen, which may still be scrolling there, comes after those who press fast.
 */
export function createMoveByKey({ listIds, reach }: Wall) {
	let at: number | null = null;
	/** The last of the places it has come to that is measured. */
	let marked: number | null = null;
	/** Kept over a last row that is too short for it. */
	let column: number | null = null;

	const findPlace: CollisionDetection = ({ droppableRects }) => {
		if (at !== null && droppableRects.has(at)) marked = at;
		return marked === null ? [] : [{ id: marked }];
	};

	const coordinateGetter: KeyboardCoordinateGetter = (event) => {
		const step = steps[event.code];
		if (!step) return undefined;
		event.preventDefault();
		const ids = listIds();
		const from = at === null ? -1 : ids.indexOf(at);
		const upright = event.code === "ArrowUp" || event.code === "ArrowDown";
		const columns = upright && at !== null ? countColumns(at) : 1;
		column = upright ? (column ?? from % columns) : null;
		const to = goOn(from, step, { columns, column: column ?? 0, last: ids.length - 1 });
		const id = ids[to];
		if (from < 0 || id === undefined) return undefined;
		at = id;
		reach(to);
		// The page goes along with Up and Down by itself, and not always far enough.
		if (!upright) bringIntoView(id);
		else requestAnimationFrame(() => at === id && bringIntoView(id));
		const corner = findPiece(id)?.getBoundingClientRect();
		return corner && { x: corner.left, y: corner.top };
	};

	return {
		/** @param id null where it is lifted by something else */
		lift(id: number | null) {
			at = id;
			marked = id;
			column = null;
		},
		/** Where it has got to. */
		getPlace: () => at,
		findPlace,
		coordinateGetter,
		/** At once, so that those who press fast find the next rows there. */
		scrollBehavior: "instant" as const,
	};
}

interface Row {
	/** How many stand in a row; one where the way is along the order. */
	columns: number;
	column: number;
	last: number;
}

/** @returns the next place; beyond the first or the last one where there is none */
export function goOn(from: number, step: -1 | 1, { columns, column, last }: Row): number {
	const row = Math.floor(from / columns) + step;
	const isRow = row >= 0 && row <= Math.floor(last / columns);
	return isRow ? Math.min(row * columns + column, last) : -1;
}

/** Of the page of the wall that it hangs on: pages are as many rows as the wall is wide. */
function countColumns(id: number): number {
	const page = findPiece(id)?.parentElement;
	return page ? getComputedStyle(page).gridTemplateColumns.split(" ").length : 1;
}

function bringIntoView(id: number): void {
	findPiece(id)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
