import { useCallback, useRef, useState } from "react";
import { href, Link } from "react-router";
import { findDemo } from "../../publishing/demo/find-demo.server.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Button } from "../../ui/button.tsx";
import { useChanges } from "../events/use-changes.ts";
import { countUnread } from "../events/watch-requests.server.ts";
import type { Route } from "./+types/inbox.route";
import { ChangeDialog } from "./change-dialog.tsx";
import { changeListedRequest } from "./change-listed-request.server.ts";
import { filters } from "./filters.ts";
import styles from "./inbox.module.css";
import { KeysDialog } from "./keys-dialog.tsx";
import { type ListView, writeListView } from "./list-address.ts";
import { ListFilters } from "./list-filters.tsx";
import { countRequests, countUnreadSpam, listRequests } from "./list-requests.server.ts";
import { ListSearch } from "./list-search.tsx";
import { readListView } from "./read-list-view.server.ts";
import { readSearchedWords } from "./read-searched-words.server.ts";
import { RequestList } from "./request-list.tsx";
import { useMoreRequests } from "./use-more-requests.ts";
import { useNow } from "./use-now.ts";
import { useTriage } from "./use-triage.ts";
import { useTriageKeys } from "./use-triage-keys.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const view = readListView(url.searchParams);
	const searched = { ...view, words: await readSearchedWords(db, content, view.search) };
	const [page, counts, unreadSpam, { unread }] = await Promise.all([
		listRequests(db, searched),
		countRequests(db, searched),
		countUnreadSpam(db),
		countUnread(db),
	]);
	const isFirst = counts.all === 0 && !view.search;
	// The page after set-up leads to the first steps too, but an artist may never see it.
	const demo = isFirst ? await findDemo(db, site.content, site.content.current()) : [];
	return { view, page, counts, unread, unreadSpam, isFirst, hasSteps: demo.length > 0 };
}

export async function action({ request, context }: Route.ActionArgs) {
	return changeListedRequest(visitContext.from(context), await readForm(request));
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const unread = loaderData?.unread;
	return [{ title: unread ? `(${unread}) Requests` : "Requests" }];
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	const { view, page, counts, unreadSpam, isFirst, hasSteps } = loaderData;
	const { replyWithinHours, locale } = useStudio();
	const list = useRef<HTMLDivElement>(null);
	const search = useRef<HTMLInputElement>(null);
	const whole = useMoreRequests(page, writeListView(view));
	const now = useNow(page);
	const triage = useTriage(list, view.show);
	const [isKeysOpen, setKeysOpen] = useState(false);
	const showKeys = useCallback(() => setKeysOpen(true), []);
	useTriageKeys({ list, search, rows: whole.rows, triage, showKeys });
	useChanges();
	const isEmpty = whole.rows.length === 0;
	return (
		<div className={styles.inbox}>
			<header className={styles.head}>
				<h1>Requests</h1>
				<ListSearch search={view.search} show={view.show} field={search} />
				<Button kind="quiet" className={styles.keys} data-late="" onClick={showKeys}>
					Keyboard Shortcuts
				</Button>
			</header>
			<ListFilters view={view} counts={counts} />
			{unreadSpam > 0 && view.show !== "spam" && !view.search && (
				<p className={styles.way}>
					<Link className="touch" to={{ search: writeListView({ show: "spam", search: "" }) }}>
						{saySetAside(unreadSpam, locale)}
					</Link>
				</p>
			)}
			{view.after && (
				<p className={styles.way}>
					<Link className="touch" to={{ search: writeListView({ ...view, after: null }) }}>
						Back to the first
					</Link>
				</p>
			)}
			<p className="unseen" role="status">
				{view.search && sayFound(counts[view.show], locale)}
			</p>
			<p className="unseen" role="status">
				{triage.said}
			</p>
			{isEmpty ? (
				<Empty {...{ view, isFirst, hasSteps }} />
			) : (
				<RequestList {...{ whole, view, now, triage, list }} hours={replyWithinHours} />
			)}
			<ChangeDialog triage={triage} />
			<KeysDialog open={isKeysOpen} onClose={() => setKeysOpen(false)} />
		</div>
	);
}

interface EmptyProps {
	view: ListView;
	isFirst: boolean;
	/** Something on the site is still the demo's. */
	hasSteps: boolean;
}

function Empty({ view, isFirst, hasSteps }: EmptyProps) {
	if (view.search) return <p className={styles.empty}>Nothing found for “{view.search}”</p>;
	if (!isFirst) return <p className={styles.empty}>{filters[view.show].empty}</p>;
	return (
		<div className={styles.empty}>
			<p>{filters.all.empty}</p>
			{hasSteps && (
				<p>
					<Link to={href("/admin/first-steps")}>First Steps</Link> lists what visitors still see
					from the demo.
				</p>
			)}
			<a className="touch" href={href("/consultation")}>
				Send yourself one
			</a>
		</div>
	);
}

function saySetAside(count: number, locale: string): string {
	return count === 1
		? "1 unread request was set aside as spam"
		: `${count.toLocaleString(locale)} unread requests were set aside as spam`;
}

function sayFound(count: number, locale: string): string {
	return count === 1 ? "1 request found" : `${count.toLocaleString(locale)} requests found`;
}
