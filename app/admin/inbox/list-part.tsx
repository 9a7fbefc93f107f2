import { memo, useEffect, useRef, useState } from "react";
import { cursorOf, type ListView, linkPlace } from "./list-address.ts";
import type { ListedRequest } from "./list-requests.server.ts";
import { describeTimes, RequestRow } from "./request-row.tsx";
import { isOpened } from "./use-opened-row.ts";
import type { Triage } from "./use-triage.ts";

const partLength = 50;
const nearPx = 2_400;

/** Estimated height of a row in px, measured from the part that was hidden last. */
let usualHeight = 144;

interface ListPartProps extends Pick<Triage, "choose" | "toggleRead"> {
	rows: ListedRequest[];
	isFirst: boolean;
	view: ListView;
	now: number;
	hours: number;
}

export function cutParts(rows: ListedRequest[]): ListedRequest[][] {
	const count = Math.ceil(rows.length / partLength);
	return Array.from({ length: count }, (_, index) =>
		rows.slice(index * partLength, (index + 1) * partLength),
	);
}

/** Shows its rows when they are near: all ten thousand at once would slow down each step. */
export const ListPart = memo(
	({ rows, isFirst, view, now, hours, choose, toggleRead }: ListPartProps) => {
		const list = useRef<HTMLUListElement>(null);
		const height = useRef<number>(undefined);
		const [isNear, setNear] = useState(() => isFirst || isOpened(rows));
		useEffect(() => {
			const part = list.current;
			if (!part) return;
			const notice = (entries: IntersectionObserverEntry[]) => {
				const isNear = entries.at(-1)?.isIntersecting ?? true;
				if (!isNear && part.contains(document.activeElement)) return;
				if (!isNear && part.children.length > 0) {
					height.current = part.offsetHeight;
					usualHeight = part.offsetHeight / part.children.length;
				}
				setNear(isNear);
			};
			const watch = new IntersectionObserver(notice, { rootMargin: `${nearPx}px` });
			watch.observe(part);
			return () => watch.disconnect();
		}, []);
		if (!isNear)
			return <ul ref={list} style={{ height: height.current ?? rows.length * usualHeight }} />;
		return (
			<ul ref={list}>
				{rows.map((request) => (
					<RequestRow
						key={request.id}
						to={linkPlace(view, cursorOf(request))}
						{...{ request, choose, toggleRead, ...describeTimes(request, hours, now) }}
					/>
				))}
			</ul>
		);
	},
	(before, after) =>
		before.now === after.now &&
		before.toggleRead === after.toggleRead &&
		before.view.show === after.view.show &&
		before.view.search === after.view.search &&
		before.rows.length === after.rows.length &&
		before.rows.every((row, index) => row === after.rows[index]),
);
