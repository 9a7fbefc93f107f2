/**
 * Whether the consultation dialog is open is a mark on the history entry, so that Back closes it. The
 * router is not told: for it the page stays where it is, and nothing is loaded again, which on a lost
 * connection would put an error page in the place of a half-filled form.
 */
const mark = "consultation";

/** Until the browser has gone back: a second step would leave the page. */
let closing = false;
const listeners = new Set<() => void>();
let isShown = (_key: string) => false;

// While the module is loaded, since the router listens too, from when it starts, and whoever was first
// hears of it first.
if (typeof window !== "undefined") {
	window.addEventListener("popstate", (event) => {
		closing = false;
		if (isShown(event.state?.key ?? "default")) event.stopImmediatePropagation();
		for (const listener of listeners) listener();
	});
}

/** Puts an entry with the mark on top of the present one; the rest of its state stays the router's. */
export function openDialog(): void {
	if (isDialogOpen()) return;
	window.history.pushState({ ...window.history.state, [mark]: true }, "");
	for (const listener of listeners) listener();
}

export function closeDialog(): void {
	if (closing || !isDialogOpen()) return;
	closing = true;
	window.history.back();
}

export function isDialogOpen(): boolean {
	return window.history.state?.[mark] === true;
}

/**
 * Hears of every opening and closing, by whichever button.
 * @param isRoutersPage tells by its key whether the router already shows the page of a history entry
 */
export function watchDialog(
	listener: () => void,
	isRoutersPage: (key: string) => boolean,
): () => void {
	isShown = isRoutersPage;
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
