import { isTime } from "../../db/check-values.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { filterNames } from "./filters.ts";
import type { Cursor, ListView } from "./list-address.ts";

/**
 * A search covers all requests unless a filter is chosen. Ignores other parameters, which mail programs add to links.
 * @throws Refusal 400 for unknown values
 */
export function readListView(query: URLSearchParams): ListView {
	const search = query.get("q")?.trim().slice(0, 200) ?? "";
	const asked = query.get("show") ?? (search ? "all" : "open");
	const show = filterNames.find((name) => name === asked) ?? refuseView();
	const after = query.get("after");
	return { show, search, after: after === null ? null : readCursor(after) };
}

function readCursor(text: string): Cursor {
	const found =
		/^(waiting|rest)_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
			text,
		);
	const [, among, time = "", id = ""] = found ?? refuseView();
	if (!isTime(time)) refuseView();
	return { among: among === "waiting" ? "waiting" : "rest", time, id };
}

export function refuseView(): never {
	throw new Refusal(
		400,
		"unknown_view",
		"Part of this address doesn’t match any list of requests. Open Requests to see them all.",
	);
}
