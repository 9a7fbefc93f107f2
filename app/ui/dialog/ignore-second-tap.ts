import type { MouseEvent } from "react";

/** A double tap takes no longer, in milliseconds, and no more room, in pixels. */
const [withinMs, withinPx] = [350, 24];

/** What has closed at the first tap of two is gone by the second, which is for nothing that lies beneath it. */
export function ignoreSecondTap({ detail, clientX, clientY }: MouseEvent): void {
	// By a key.
	if (detail === 0) return;
	const over = new AbortController();
	const ignore = (event: globalThis.MouseEvent) => {
		if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > withinPx) return;
		event.preventDefault();
		event.stopPropagation();
	};
	// With the first of them the focus would go.
	for (const type of ["mousedown", "click"] as const) {
		addEventListener(type, ignore, { capture: true, signal: over.signal });
	}
	setTimeout(() => over.abort(), withinMs);
}
