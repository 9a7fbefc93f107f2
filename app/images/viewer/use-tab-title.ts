import { useEffect } from "react";

/** The browser's tab is called so while there is something to call it. */
export function useTabTitle(title?: string): void {
	useEffect(() => {
		if (!title) return;
		const before = document.title;
		document.title = title;
		return () => {
			// Another page may have given its own meanwhile.
			if (document.title === title) document.title = before;
		};
	}, [title]);
}
