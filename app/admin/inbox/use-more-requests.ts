import { useCallback, useEffect, useRef, useState } from "react";
import { href, useRevalidator } from "react-router";
import type { ListedRequest, ListPage } from "./list-requests.server.ts";

interface Further extends Pick<ListPage, "rows" | "next"> {
	address: string;
}

/** Rows of the list that was left last, for the way back to it. */
let kept: Further | undefined;

export interface WholeList {
	rows: ListedRequest[];
	next: string | null;
	busy: boolean;
	loadMore(): void;
}

/** Appends further pages to the first, and reloads them whenever that is reloaded. */
export function useMoreRequests(first: ListPage, address: string): WholeList {
	const none = { address, rows: [], next: first.next };
	const [held, setHeld] = useState<Further>(() => (kept?.address === address ? kept : none));
	const further = held.address === address ? held : none;
	const [busy, setBusy] = useState(false);
	const latest = useRef(further);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		latest.current = further;
		kept = further;
	});

	const load = useCallback(
		async (query: string, length: number | null): Promise<ListPage | null> => {
			const path = `${href("/admin/list")}${query}${length ? `&length=${length}` : ""}`;
			const answer = await fetch(path).catch(() => null);
			// The page's loader redirects to sign-in.
			if (answer?.status === 401) revalidate();
			return answer?.ok ? answer.json() : null;
		},
		[revalidate],
	);

	useEffect(() => {
		const { rows } = latest.current;
		if (rows.length === 0 || !first.next) return;
		let isLatest = true;
		load(first.next, rows.length).then((loaded) => {
			if (loaded && isLatest) setHeld({ address, ...loaded });
		});
		return () => {
			isLatest = false;
		};
	}, [first, address, load]);

	const next = further.rows.length > 0 ? further.next : first.next;
	const loadMore = async () => {
		if (!next || busy) return;
		setBusy(true);
		const page = await load(next, null);
		setBusy(false);
		if (!page) return;
		setHeld((now) => ({
			address,
			rows: now.address === address ? [...now.rows, ...page.rows] : page.rows,
			next: page.next,
		}));
	};

	// While pages load, a row may be on two.
	const shown = new Set(first.rows.map(({ id }) => id));
	const rows = [...first.rows];
	for (const row of first.next ? further.rows : []) {
		if (!shown.has(row.id)) rows.push(row);
		shown.add(row.id);
	}
	return { rows, next: first.next && next, busy, loadMore };
}
