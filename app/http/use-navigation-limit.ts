import { useEffect } from "react";
import { useNavigation } from "react-router";

const limitMs = 10_000;

/** Leaves a page whose data or code does not come to the browser, which loads its document. */
export function useNavigationLimit(): void {
	const { location: to } = useNavigation();
	useEffect(() => {
		if (!to) return;
		const timer = setTimeout(() => {
			const { pathname, search, hash } = to;
			// Going back, its address is there already, and with a hash would only be scrolled to.
			if (pathname + search === location.pathname + location.search) location.reload();
			else location.assign(pathname + search + hash);
		}, limitMs);
		return () => clearTimeout(timer);
	}, [to]);
}
