import { useEffect } from "react";
import { useNavigation } from "react-router";

const limitMs = 10_000;

/** Leaves a page whose data or code does not come to the browser, which loads its document. */
export function useNavigationLimit(): void {
	const { location: to } = useNavigation();
	useEffect(() => {
		if (!to) return;
		// Without its hash: going back, the address is there already, and the page would only be scrolled.
		const timer = setTimeout(() => location.assign(to.pathname + to.search), limitMs);
		return () => clearTimeout(timer);
	}, [to]);
}
