import { flushSync } from "react-dom";
import { placeOfPiece } from "../../portfolio/list/query/list-query.ts";
import gripStyles from "./grip.module.css";

/**
 * Hangs a piece in the place of another one, and leaves it on the screen where that one was: the browser would
 * keep one of those that make room in its sight.
 */
export function putDown(id: number, to: number, reorder: () => void): void {
	const before = findTop(to);
	flushSync(reorder);
	scrollBy({ top: findTop(id) - before, behavior: "instant" });
}

/** Whoever moves a piece by key goes on from its handle, wherever the piece hangs by now. */
export function focusGrip(id: number): void {
	const place = findPiece(id);
	const grip = place?.querySelector<HTMLElement>(`.${gripStyles.grip}`);
	grip?.focus({ preventScroll: true });
	const bring = () => {
		// Of a piece that is higher than the screen, the handle.
		for (const each of [place, grip]) {
			each?.scrollIntoView({ block: "nearest", behavior: "instant" });
		}
	};
	bring();
	// Pages of the wall that were far from the screen have their true height two frames later.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => grip === document.activeElement && bring()),
	);
}

/** Where a piece hangs, if that is drawn. */
export function findPiece(id = 0): HTMLElement | null {
	return document.getElementById(placeOfPiece(id));
}

function findTop(id: number): number {
	return findPiece(id)?.getBoundingClientRect().top ?? 0;
}
