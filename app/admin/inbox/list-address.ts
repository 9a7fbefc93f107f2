import { type FilterName, filterNames } from "./filters.ts";

/** What the address of the list says. */
export interface ListView {
	show: FilterName;
	search: string;
	after: Cursor | null;
}

/** The last row of the page before. `waiting`: it has had no answer yet. */
export interface Cursor {
	among: "waiting" | "rest";
	time: string;
	id: string;
}

/** Unknown values are as good as none. A search looks everywhere unless a filter is chosen. */
export function readListView(query: URLSearchParams): ListView {
	const search = query.get("q")?.trim().slice(0, 200) ?? "";
	const asked = query.get("show");
	const show = filterNames.find((name) => name === asked) ?? (search ? "all" : "open");
	return { show, search, after: readCursor(query.get("after") ?? "") };
}

export function writeListView({ show, search, after }: Partial<ListView>): string {
	const query = new URLSearchParams();
	if (search) query.set("q", search);
	if (show && show !== (search ? "all" : "open")) query.set("show", show);
	if (after) query.set("after", writeCursor(after));
	return query.size > 0 ? `?${query}` : "";
}

export function writeCursor({ among, time, id }: Cursor): string {
	return [among, time, id].join("_");
}

function readCursor(text: string): Cursor | null {
	const found =
		/^(waiting|rest)_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
			text,
		);
	if (!found || Number.isNaN(Date.parse(found[2] ?? ""))) return null;
	const [, among, time = "", id = ""] = found;
	return { among: among === "waiting" ? "waiting" : "rest", time, id };
}
