import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A page that came without a new document is announced by its title and has the focus at its heading, or where
 * its address points. A dialog or another page of a list changes no path, and so nothing here.
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
