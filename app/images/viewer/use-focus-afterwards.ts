import { useEffect, useRef } from "react";

/** Focuses the last picture's plate; the browser would focus the first one's, or none after a reload. */
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
