import { useEffect } from "react";
import { useNavigation } from "react-router";

const limitMs = 10_000;

export function useNavigationLimit(): void {
	const { location: to, state } = useNavigation();
	useEffect(() => {
		// Loading the page instead would lose the form.
		if (state !== "loading") return;
		// Without the hash: on Back the URL is already current, so `assign` would only scroll.
		const timer = setTimeout(() => location.assign(to.pathname + to.search), limitMs);
		return () => clearTimeout(timer);
	}, [to, state]);
}
