import type { ReactNode } from "react";
import { href, Link } from "react-router";

/** Opens the consultation dialog; until scripts run it is a plain link to the same form as a page. */
export function BookLink({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<Link to={href("/consultation")} className={className} data-late="">
			{children}
		</Link>
	);
}
