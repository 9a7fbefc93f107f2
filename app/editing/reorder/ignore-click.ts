/** Longest delay in milliseconds between a release and its click. */
export const afterMs = 100;

/** Swallows the click that follows this press: after a drop, a drag canceled with Escape, or a press that ended an edit. */
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
