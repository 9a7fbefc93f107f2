import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { ListView } from "./list-address.ts";
import { cutParts, ListPart } from "./list-part.tsx";
import styles from "./request-list.module.css";
import type { WholeList } from "./use-more-requests.ts";
import { useOpenedRow } from "./use-opened-row.ts";
import { useRowFocus } from "./use-row-focus.ts";
import type { Triage } from "./use-triage.ts";

interface RequestListProps {
	whole: WholeList;
	view: ListView;
	now: number;
	hours: number;
	triage: Triage;
	list: RefObject<HTMLDivElement | null>;
}

export function RequestList({ whole, view, now, hours, triage, list }: RequestListProps) {
	const { rows, next, busy, loadMore } = whole;
	const { choose, toggleRead } = triage;
	useOpenedRow(list);
	useRowFocus(list, rows);
	return (
		<>
			<div className={styles.list} ref={list}>
				{cutParts(rows).map((part, index) => (
					<ListPart
						// biome-ignore lint/suspicious/noArrayIndexKey: rows move between the parts, which stay
						key={index}
						rows={part}
						isFirst={index === 0}
						{...{ view, now, hours, choose, toggleRead }}
					/>
				))}
			</div>
			{next && <MoreLink to={next} busy={busy} onNear={loadMore} />}
		</>
	);
}

/** Without scripts, an ordinary link. */
function MoreLink({ to, busy, onNear }: { to: string; busy: boolean; onNear(): void }) {
	const link = useRef<HTMLAnchorElement>(null);
	const loadNow = useEffectEvent(onNear);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page leads on to another
	useEffect(() => {
		if (!link.current) return;
		// A slow phone may report several changes at once.
		const whenNear = (entries: IntersectionObserverEntry[]) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) loadNow();
		};
		// Observes again after each page, since the link may still be near; not after a failure, which would never end.
		const watch = new IntersectionObserver(whenNear, { rootMargin: "1200px" });
		watch.observe(link.current);
		return () => watch.disconnect();
	}, [to]);
	return (
		<p className={styles.more}>
			<Link
				ref={link}
				className={buttonClass("outline")}
				to={{ search: to }}
				aria-busy={busy}
				onClick={(event) => {
					if (!isPlainClick(event)) return;
					event.preventDefault();
					onNear();
				}}
			>
				{busy ? "Loading..." : "More requests"}
			</Link>
		</p>
	);
}
