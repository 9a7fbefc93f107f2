/** Everything outside the topmost dialog is inert, so toasts render inside it. */
let openDialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Call just before the dialog opens, while the scrollbar can still be measured. */
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

export function countOpenDialogs(): number {
	return openDialogs.length;
}

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
