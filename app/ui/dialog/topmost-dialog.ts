/** Open modal dialogs, the topmost last: what is outside of it is inert, so a toast must be inside. */
let openDialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * To be called just before a dialog opens, while the page still shows its scrollbar: what is behind
 * keeps the width that it has.
 * @returns what to call when the dialog closes
 */
export function coverPage(dialog: HTMLDialogElement): () => void {
	if (openDialogs.length === 0) {
		const { style, clientWidth } = document.documentElement;
		style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
	}
	set([...openDialogs, dialog]);
	return () => set(openDialogs.filter((other) => other !== dialog));
}

export function getTopmostDialog(): HTMLDialogElement | null {
	return openDialogs.at(-1) ?? null;
}

/** @returns where something has to be drawn that can be used whatever is open */
export function getTopmostHost(): HTMLElement {
	return getTopmostDialog() ?? document.body;
}

export function subscribeToDialogs(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function set(next: HTMLDialogElement[]): void {
	openDialogs = next;
	for (const listener of listeners) listener();
}
