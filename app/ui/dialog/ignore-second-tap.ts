import type { MouseEvent } from "react";

const [withinMs, withinPx] = [350, 24];

/** A double tap closes on its first tap; swallow the second or it hits what was underneath. */
export function ignoreSecondTap({ detail, clientX, clientY }: MouseEvent): void {
	if (detail === 0) return;
	const over = new AbortController();
	const ignore = (event: globalThis.MouseEvent) => {
		if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > withinPx) return;
		event.preventDefault();
		event.stopPropagation();
	};
	// mousedown as well, or it would move the focus.
	for (const type of ["mousedown", "click"] as const) {
		addEventListener(type, ignore, { capture: true, signal: over.signal });
	}
	setTimeout(() => over.abort(), withinMs);
}
