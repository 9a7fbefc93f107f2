import { flushSync } from "react-dom";
import { placeOfPiece } from "../../portfolio/list/query/list-query.ts";
import gripStyles from "./grip.module.css";

/** Overrides the browser's scroll anchoring, which would follow a neighbor instead of the dropped piece. */
export function dropPiece(id: number, to: number, reorder: () => void): void {
	const before = findTop(to);
	flushSync(reorder);
	scrollBy({ top: findTop(id) - before, behavior: "instant" });
}

/** Returns focus to the handle, so that the next key press moves the same piece. */
export function focusGrip(id: number): void {
	const place = findPieceElement(id);
	const grip = place?.querySelector<HTMLElement>(`.${gripStyles.grip}`);
	grip?.focus({ preventScroll: true });
	const bring = () => {
		// A piece may be taller than the screen; the handle comes last, so it stays visible.
		for (const each of [place, grip]) {
			each?.scrollIntoView({ block: "nearest", behavior: "instant" });
		}
	};
	bring();
	// Wall pages far from the viewport get their real height only two frames later.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => grip === document.activeElement && bring()),
	);
}

export function findPieceElement(id = 0): HTMLElement | null {
	return document.getElementById(placeOfPiece(id));
}

function findTop(id: number): number {
	return findPieceElement(id)?.getBoundingClientRect().top ?? 0;
}
