import { useEffect, useRef } from "react";

/**
 * Gives the focus to the plate of the picture that was seen last, which brings it into view. By itself the
 * browser would give it to the plate that was opened, and after a reload to none.
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
