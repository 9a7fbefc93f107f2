import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

const limitMs = 10_000;

/** Leaves a page whose data or code does not come to the browser, which loads its document. */
export function useNavigationLimit(): void {
	const { location: to } = useNavigation();
	useEffect(() => {
		if (!to) return;
		const timer = setTimeout(() => {
			const { href } = new URL(createPath(to), location.href);
			// Going back, its address is already there, and one with a hash would only be scrolled to.
			if (href === location.href) location.reload();
			else location.assign(href);
		}, limitMs);
		return () => clearTimeout(timer);
	}, [to]);
}
