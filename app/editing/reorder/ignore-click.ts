/** So long after the release the click may come, in milliseconds. */
export const afterMs = 100;

/**
 * From now until the button or the finger is up, or something is pressed anew, a click is none: not that of a thing
 * that was put down over a link, not that of one that Escape has sent back before, and not that of a press on a
 * picture which ended an edit.
 *
 * @param pressed what it was taken with
 */
export function ignoreClick(pressed: Event): void {
	if (pressed instanceof KeyboardEvent) return;
	const over = new AbortController();
	const { signal } = over;
	const ignore = (event: Event) => {
		event.preventDefault();
		event.stopPropagation();
	};
	const end = () => setTimeout(() => over.abort(), afterMs);
	addEventListener("click", ignore, { capture: true, signal });
	const pressAnew = (event: PointerEvent) => {
		if (event !== pressed && event.isPrimary) over.abort();
	};
	addEventListener("pointerdown", pressAnew, { capture: true, signal });
	for (const type of ["mouseup", "dragend", "touchend", "touchcancel"]) {
		addEventListener(type, end, { capture: true, signal });
	}
}
