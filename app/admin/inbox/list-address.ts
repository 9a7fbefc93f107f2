import { href } from "react-router";
import type { FilterName } from "./filters.ts";

export interface ListView {
	show: FilterName;
	search: string;
	after: Cursor | null;
}

/** The place of a row in the list. `waiting`: its client waits for an answer. */
export interface Cursor {
	among: "waiting" | "rest";
	time: string;
	id: string;
}

export function cursorOf({
	waiting_since,
	changed_at,
	id,
}: {
	/** null among the rest. */
	waiting_since: string | null;
	changed_at: string;
	id: string;
}): Cursor {
	return waiting_since
		? { among: "waiting", time: waiting_since, id }
		: { among: "rest", time: changed_at, id };
}

export function writeListView({ show, search, after }: Partial<ListView>): string {
	const query = new URLSearchParams();
	if (search) query.set("q", search);
	if (show && show !== (search ? "all" : "open")) query.set("show", show);
	if (after) query.set("after", writeCursor(after));
	return query.size > 0 ? `?${query}` : "";
}

function writeCursor({ among, time, id }: Cursor): string {
	return [among, time, id].join("_");
}

/** @returns a request's address with its place in the list, which tells what comes before and after it */
export function linkPlace(view: ListView, place: Cursor): string {
	return href("/admin/requests/:id", { id: place.id }) + writeListView({ ...view, after: place });
}
