import { createStore } from "../store.ts";

/** Everything outside the topmost dialog is inert, so toasts render inside it. */
const { get, set, subscribe } = createStore<HTMLDialogElement[]>([]);

export { subscribe as subscribeToDialogs };

/** Call just before the dialog opens, while the scrollbar can still be measured. */
export function coverPage(dialog: HTMLDialogElement): () => void {
	if (countOpenDialogs() === 0) {
		const { style, clientWidth } = document.documentElement;
		style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
	}
	set([...get(), dialog]);
	return () => set(get().filter((other) => other !== dialog));
}

export function getTopmostDialog(): HTMLDialogElement | null {
	return get().at(-1) ?? null;
}

export function countOpenDialogs(): number {
	return get().length;
}

export function getTopmostHost(): HTMLElement {
	return getTopmostDialog() ?? document.body;
}
