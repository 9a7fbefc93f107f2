const used = new Set(["Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/**
 * What is typed and pressed within an element reaches nothing around it: no carousel moves, nothing is dragged and
 * nothing is closed. Not by React's events, which are told apart only at the document, too late for others' listeners.
 *
 * @returns what ends it
 */
export function keepToItself(element: HTMLElement): () => void {
	const stop = (event: Event) => {
		const key = event instanceof KeyboardEvent ? event.key : null;
		if (key === null || used.has(key) || event.target instanceof HTMLTextAreaElement) {
			event.stopPropagation();
		}
	};
	const kinds = ["keydown", "pointerdown", "mousedown", "touchstart"];
	for (const kind of kinds) element.addEventListener(kind, stop, { passive: true });
	return () => {
		for (const kind of kinds) element.removeEventListener(kind, stop);
	};
}
