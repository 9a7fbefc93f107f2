import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Depends on the path only: dialogs and pagination must not trigger it. */
export function PageAnnouncer() {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
		// The artist goes on typing while a new article gets its address.
		if (document.activeElement?.matches("main :is(input, textarea, select)")) return;
		const start =
			document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>("main h1");
		start?.setAttribute("tabindex", "-1");
		start?.focus({ preventScroll: true });
	}, [pathname, hash]);
	return (
		<p className="unseen" aria-live="polite">
			{title}
		</p>
	);
}
