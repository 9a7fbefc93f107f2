import { useEffect, useRef } from "react";

/**
 * The browser gives the focus back to the plate that had it. After a reload over an open picture none had,
 * and that picture's plate is where one goes on.
 */
export function useFocusAfterwards(id?: string): void {
	const last = useRef(id);
	useEffect(() => {
		if (
			id === undefined &&
			last.current !== undefined &&
			document.activeElement === document.body
		) {
			const plate = `[data-opens="${CSS.escape(last.current)}"]`;
			document.querySelector<HTMLElement>(plate)?.focus();
		}
		last.current = id;
	}, [id]);
}
