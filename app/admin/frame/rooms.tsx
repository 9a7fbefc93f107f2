import { useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import styles from "./rooms.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

interface RoomsProps {
	rooms: { to: string; label: string }[];
	/** By the room's address. */
	counts: Record<string, { count: number; words: string }>;
}

/** On a phone a row at the bottom that scrolls sideways, within reach of the thumb. */
export function Rooms({ rooms, counts }: RoomsProps) {
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
							{label} <Count {...counts[to]} />
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Count({ count = 0, words }: { count?: number; words?: string }) {
	if (count === 0) return null;
	return (
		<span className={styles.count}>
			{count}
			<span className="unseen"> {words}</span>
		</span>
	);
}
