import { type FocusEvent, type RefObject, useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import { LeftMark, RightMark } from "../../ui/step-marks.tsx";
import styles from "./rooms.module.css";
import { type Side, useCountsBeyond } from "./use-counts-beyond.ts";
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
	const counted = rooms.filter(({ to }) => counts[to]?.count).map(({ to }) => to);
	const beyond = useCountsBeyond(row, counted.join(" "));
	const pick = (side: Side) =>
		counted
			.filter((to) => beyond[to] === side)
			.map((to) => ({ to, count: counts[to]?.count ?? 0 }));
	return (
		<nav className={styles.rooms} aria-label="Desk" data-bottom-bar="" data-ground="ink">
			<ul className={styles.row} ref={row} onFocus={showWhole}>
				{rooms.map(({ to, label }) => (
					<li key={to}>
						{/* A request belongs to the first room, whose address is the beginning of all. */}
						<NavLink
							to={to}
							end={to === href("/admin") && !pathname.startsWith("/admin/requests/")}
						>
							{label} <Count {...counts[to]} room={to} />
						</NavLink>
					</li>
				))}
			</ul>
			<Beyond side="start" hidden={pick("start").reverse()} row={row} />
			<Beyond side="end" hidden={pick("end")} row={row} />
		</nav>
	);
}

/** Browsers leave a link where it is that is partly in view, also under the marks. A finger needs no help. */
function showWhole({ target }: FocusEvent): void {
	if (target.matches(":focus-visible"))
		target.scrollIntoView({ block: "nearest", inline: "center" });
}

interface CountProps {
	room: string;
	count?: number;
	words?: string;
}

function Count({ room, count = 0, words }: CountProps) {
	if (count === 0) return null;
	return (
		<span className={styles.count} data-count={room}>
			{count}
			<span className="unseen"> {words}</span>
		</span>
	);
}

interface BeyondProps {
	side: Side;
	/** The nearest first. */
	hidden: { to: string; count: number }[];
	row: RefObject<HTMLElement | null>;
}

/** For eyes and fingers alone: with the keyboard or a screen reader each room is reached with its count. */
function Beyond({ side, hidden, row }: BeyondProps) {
	const [nearest] = hidden;
	if (!nearest) return null;
	const show = () =>
		row.current
			?.querySelector(`[data-count="${nearest.to}"]`)
			?.scrollIntoView({ block: "nearest", inline: "center" });
	return (
		<button
			type="button"
			className={styles.beyond}
			data-side={side}
			aria-hidden="true"
			tabIndex={-1}
			onClick={show}
		>
			{side === "start" && <LeftMark />}
			<span className={styles.count}>{hidden.reduce((sum, { count }) => sum + count, 0)}</span>
			{side === "end" && <RightMark />}
		</button>
	);
}
