import { useEffect, useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import styles from "./rooms.module.css";

interface Room {
	to: string;
	label: string;
}

interface RoomsProps {
	/** On a phone they stand at the bottom, within reach of the thumb. */
	first: Room[];
	/** On a phone a button there opens them. */
	more: Room[];
	/** By the room's address. */
	counts: Record<string, { count: number; words: string }>;
}

export function Rooms({ first, more, counts }: RoomsProps) {
	const menu = useRef<HTMLUListElement>(null);
	const { pathname } = useLocation();
	const close = () => menu.current?.hidePopover?.();
	const shown = useRef(pathname);
	// Not on hydration: the browser may have opened it before.
	useEffect(() => {
		if (shown.current !== pathname) menu.current?.hidePopover?.();
		shown.current = pathname;
	}, [pathname]);
	const list = (rooms: Room[]) =>
		rooms.map(({ to, label }) => (
			<li key={to}>
				{/* A request belongs to the first room, whose address is the beginning of all. */}
				<NavLink
					to={to}
					end={to === href("/admin") && !pathname.startsWith("/admin/requests/")}
					onClick={close}
				>
					{label} <Count {...counts[to]} />
				</NavLink>
			</li>
		));
	const current = more.find(({ to }) => pathname.startsWith(to));
	const waiting = more.reduce((sum, { to }) => sum + (counts[to]?.count ?? 0), 0);
	return (
		<nav className={styles.rooms} aria-label="Desk" data-bottom-bar="" data-ground="ink">
			<ul className={styles.first}>{list(first)}</ul>
			<button
				type="button"
				className={styles.opener}
				popoverTarget="more-rooms"
				data-current={current && ""}
			>
				<span>
					{current ? current.label : "More"}
					<span className="unseen">{current ? "and more rooms" : "rooms"}</span>
					<svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
						<path d="m1 5 4-4 4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
					</svg>
				</span>
				<Count count={waiting} words="to look at" />
			</button>
			<ul id="more-rooms" className={styles.more} ref={menu} popover="auto">
				{list(more)}
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
