import type { FilterName } from "./filters.ts";

export interface ListView {
	show: FilterName;
	search: string;
	after: Cursor | null;
}

/** The last row of the previous page. `waiting`: its client waits for an answer. */
export interface Cursor {
	among: "waiting" | "rest";
	time: string;
	id: string;
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
