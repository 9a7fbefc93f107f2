import type { MouseEvent, ReactNode } from "react";
import { href, Link, useLocation } from "react-router";
import { openDialog } from "./dialog-history.ts";

/** Opens the consultation dialog; until scripts run it is a plain link to the same form as a page. */
export function BookLink({ className, children }: { className?: string; children: ReactNode }) {
	const { pathname } = useLocation();
	const page = href("/consultation");

	function open(event: MouseEvent) {
		const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
		if (!plain || event.altKey || pathname === page) return;
		event.preventDefault();
		openDialog();
	}

	return (
		<Link to={page} className={className} data-late="" onClick={open}>
			{children}
		</Link>
	);
}
