import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import styles from "./request-list.module.css";
import { describeTimes, RequestRow } from "./request-row.tsx";
import type { WholeList } from "./use-further-pages.ts";
import { useOpenedRow } from "./use-opened-row.ts";
import type { Triage } from "./use-triage.ts";

interface RequestListProps {
	whole: WholeList;
	now: number;
	hours: number;
	triage: Triage;
	list: RefObject<HTMLUListElement | null>;
}

export function RequestList({ whole, now, hours, triage, list }: RequestListProps) {
	const { rows, next, busy, loadMore } = whole;
	useOpenedRow(list);
	return (
		<>
			<ul className={styles.list} ref={list}>
				{rows.map((request) => (
					<RequestRow
						key={request.id}
						request={request}
						choose={triage.choose}
						toggleRead={triage.toggleRead}
						{...describeTimes(request, hours, now)}
					/>
				))}
			</ul>
			{next && <MoreLink to={next} busy={busy} onNear={loadMore} />}
		</>
	);
}

/** Without scripts a page of its own. */
function MoreLink({ to, busy, onNear }: { to: string; busy: boolean; onNear(): void }) {
	const link = useRef<HTMLAnchorElement>(null);
	const latest = useRef(onNear);
	useEffect(() => {
		latest.current = onNear;
	});
	useEffect(() => {
		if (!link.current) return;
		// A slow phone hears at once that the link was far and is near.
		const whenNear = (entries: IntersectionObserverEntry[]) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
		};
		// Anew after each page: the link may still be near. Not after one that failed, or it would be asked for without end.
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
