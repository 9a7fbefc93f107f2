import { useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import styles from "./rooms.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

interface RoomsProps {
	rooms: { to: string; label: string }[];
	unread: number;
}

/** On a phone a row at the bottom that scrolls sideways, within reach of the thumb. */
export function Rooms({ rooms, unread }: RoomsProps) {
	const row = useRef<HTMLUListElement>(null);
	const { pathname } = useLocation();
	useCurrentInView(row, pathname);
	return (
		<nav className={styles.rooms} aria-label="Desk" data-bottom-bar="" data-ground="ink">
			<ul className={styles.row} ref={row}>
				{rooms.map(({ to, label }) => (
					<li key={to}>
						{/* A request belongs to the first room, whose address is the beginning of all. */}
						<NavLink
							to={to}
							end={to === href("/admin") && !pathname.startsWith("/admin/requests/")}
						>
							{label}{" "}
							{to === href("/admin") && unread > 0 && (
								<span className={styles.count}>
									{unread}
									<span className="unseen"> unread</span>
								</span>
							)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
