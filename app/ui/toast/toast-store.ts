import { createStore } from "../store.ts";

export interface ToastWords {
	title: string;
	text?: string;
	tone: "success" | "error" | "info";
	/** Milliseconds; null: until dismissed or replaced. */
	duration?: number | null;
	action?: { label: string; run: () => void };
	link?: { label: string; to: string };
}

export interface Toast extends ToastWords {
	id: string;
	leaving: boolean;
}

const usualMs = 5_000;
const leavingMs = 160;

const { get, set, subscribe } = createStore<Toast | null>(null);

export { get as getToast, subscribe };

let made = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function addToast(words: ToastWords): string {
	made += 1;
	const id = `toast-${made}`;
	show({ ...words, id, leaving: false });
	return id;
}

export function updateToast(id: string, patch: Partial<ToastWords>): void {
	const shown = get();
	if (shown?.id === id) show({ ...shown, ...patch, leaving: false });
}

export function dismissToast(id: string): void {
	const shown = get();
	if (shown?.id !== id || shown.leaving) return;
	set({ ...shown, leaving: true });
	wait(leavingMs, () => removeToast(id));
}

/** While somebody is about to use it. */
export function holdToast(id: string): void {
	const shown = get();
	if (shown?.id === id && !shown.leaving) clearTimeout(timer);
}

/** Starts its time again. */
export function releaseToast(id: string): void {
	const shown = get();
	if (shown?.id === id && !shown.leaving) startTimer(shown);
}

/** Runs the action of the shown toast, if it has one. */
export function runToastAction(): void {
	const shown = get();
	if (!shown?.action || shown.leaving) return;
	dismissToast(shown.id);
	shown.action.run();
}

export function removeToast(id: string): void {
	if (get()?.id !== id) return;
	clearTimeout(timer);
	set(null);
}

function show(toast: Toast): void {
	set(toast);
	startTimer(toast);
}

function startTimer(toast: Toast): void {
	clearTimeout(timer);
	const duration = toast.duration === undefined ? usualDuration(toast) : toast.duration;
	if (duration !== null) wait(duration, () => dismissToast(toast.id));
}

function usualDuration(toast: Toast): number | null {
	return toast.tone === "error" ? null : usualMs;
}

function wait(ms: number, then: () => void): void {
	clearTimeout(timer);
	timer = setTimeout(then, ms);
}
