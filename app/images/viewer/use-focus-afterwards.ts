import { useEffect, useRef } from "react";

/**
 * Focuses the plate of the last shown picture; the browser would focus the opener, or nothing after a
 * reload.
 */
export function useFocusAfterwards(id?: string): void {
	const last = useRef(id);
	useEffect(() => {
		const seen = last.current;
		last.current = id;
		if (id !== undefined || seen === undefined) return;
		const focused = document.activeElement;
		if (focused !== document.body && !focused?.matches("[data-opens]")) return;
		const plate = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(seen)}"]`);
		if (plate !== focused) plate?.focus();
	}, [id]);
}
