const used = new Set(["Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/**
 * Stops native events at the element, since React's arrive at the document, too late for other listeners.
 *
 * @returns undoes it
 */
export function stopPropagation(element: HTMLElement): () => void {
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
