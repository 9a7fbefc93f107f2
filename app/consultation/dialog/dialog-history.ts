/**
 * The open dialog is a mark on a copy of its page's history entry, so that Back closes it. The router does not
 * see that entry: it would load every page again, and without a connection put an error page over the form.
 */
const mark = "consultation";

/** The entry of the page that the router shows. */
interface Entry {
	state: object;
	path: string;
	address: string;
}

/** Null during a navigation. */
let shown: Entry | null = null;
/** True until `popstate`: a second `back()` would leave the page. */
let closing = false;
const listeners = new Set<() => void>();

// Captured, so this runs before the router's listener.
if (typeof window !== "undefined") window.addEventListener("popstate", onPop, { capture: true });

export function openDialog(): void {
	if (isDialogOpen()) return;
	window.history.pushState({ ...window.history.state, [mark]: true }, "");
	tellAll();
}

export function closeDialog(): void {
	if (closing || !isDialogOpen()) return;
	closing = true;
	window.history.back();
}

export function isDialogOpen(): boolean {
	return window.history.state?.[mark] === true;
}

export function watchDialog(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Call it when the router has come to a page, and with false when it leaves for another. */
export function noteShownPage(here: boolean): void {
	shown = here ? readEntry() : null;
}

function onPop(event: PopStateEvent): void {
	closing = false;
	const { state, path } = readEntry();
	if (shown && JSON.stringify(state) === JSON.stringify(shown.state))
		event.stopImmediatePropagation();
	else if (shown?.path === path && isDialogOpen()) {
		// The page has got another entry since: its list has been scrolled.
		event.stopImmediatePropagation();
		window.history.replaceState({ ...shown.state, [mark]: true }, "", shown.address);
	}
	tellAll();
}

function readEntry(): Entry {
	const { [mark]: _, ...state } = window.history.state ?? {};
	const { pathname, href } = window.location;
	return { state, path: pathname, address: href };
}

function tellAll(): void {
	for (const listener of listeners) listener();
}
