import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a client-side navigation, announces the title and focuses the heading or the fragment's target.
 * Depends on the path only: dialogs and pagination do not change it.
 */
export function PageAnnouncer() {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const start =
			document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>("main h1");
		start?.setAttribute("tabindex", "-1");
		start?.focus({ preventScroll: true });
		setTitle(document.title);
	}, [pathname, hash]);
	return (
		<p className="unseen" aria-live="polite">
			{title}
		</p>
	);
}
