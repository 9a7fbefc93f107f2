import type { CollisionDetection, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { findPieceElement } from "./drop-piece.ts";

interface Wall {
	/** All pieces, drawn or not, in list order. */
	listIds(): readonly number[];
	/** Renders the wall up to this 0-based index, so that it can take a drop. */
	reach(place: number): void;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Up and Down move a piece within its column, Left and Right in reading order. The position is tracked by list
 * order, because scrolling and layout lag behind fast key presses.
 */
export function createMoveByKey({ listIds, reach }: Wall) {
	let at: number | null = null;
	/** Last visited place that dnd-kit has measured. */
	let marked: number | null = null;
	/** Survives a last row that is too short to have this column. */
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
		// dnd-kit scrolls on Up and Down itself, but not always far enough.
		if (!upright) bringIntoView(id);
		else requestAnimationFrame(() => at === id && bringIntoView(id));
		const corner = findPieceElement(id)?.getBoundingClientRect();
		return corner && { x: corner.left, y: corner.top };
	};

	return {
		/** @param id null if the drag was not started by key */
		lift(id: number | null) {
			at = id;
			marked = id;
			column = null;
		},
		getPlace: () => at,
		findPlace,
		coordinateGetter,
		/** Smooth scrolling could not keep up with fast key presses. */
		scrollBehavior: "instant" as const,
	};
}

interface Row {
	/** 1 for moves in reading order. */
	columns: number;
	column: number;
	last: number;
}

/** @returns the next index; out of range at either end of the list */
export function goOn(from: number, step: -1 | 1, { columns, column, last }: Row): number {
	const row = Math.floor(from / columns) + step;
	const isRow = row >= 0 && row <= Math.floor(last / columns);
	return isRow ? Math.min(row * columns + column, last) : -1;
}

function countColumns(id: number): number {
	const page = findPieceElement(id)?.parentElement;
	return page ? Number(getComputedStyle(page).getPropertyValue("--columns")) : 1;
}

function bringIntoView(id: number): void {
	findPieceElement(id)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
