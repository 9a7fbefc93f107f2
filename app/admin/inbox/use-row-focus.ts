import { type RefObject, useEffect, useRef } from "react";

/** React creates a row again when it moves to another part of the list, which would lose the focus. */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: unknown): void {
	const focused = useRef<HTMLElement>(undefined);
	useEffect(() => {
		const onFocus = ({ target }: FocusEvent) => {
			focused.current = (target as HTMLElement).closest<HTMLElement>("[data-id]") ?? undefined;
		};
		document.addEventListener("focusin", onFocus);
		return () => document.removeEventListener("focusin", onFocus);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
	useEffect(() => {
		const row = focused.current;
		if (!row || row.isConnected || document.activeElement !== document.body) return;
		list.current
			?.querySelector<HTMLElement>(`[data-id="${row.dataset.id}"] a`)
			?.focus({ preventScroll: true });
	}, [rows]);
}
