import type { Db } from "../../db/database.server.ts";
import type { RequestProgress } from "../../db/desk-tables.ts";
import type { RequestContent } from "../../publishing/content.server.ts";
import { type Cursor, cursorOf, linkPlace } from "./list-address.ts";
import { type SearchedView, selectPart } from "./list-requests.server.ts";
import { readListView } from "./read-list-view.server.ts";
import { readSearchedWords } from "./read-searched-words.server.ts";

interface Opened extends Pick<RequestProgress, "state" | "waiting_since" | "changed_at"> {
	id: string;
}

/**
 * Before and after a request in the list that it was opened from, or else in the list of open ones.
 * @param query of the request's address, with its place when the list was read: it may have moved since
 * @returns addresses
 * @throws Refusal 400 for unknown values
 */
export async function findNeighborRequests(
	db: Db,
	content: RequestContent,
	query: URLSearchParams,
	opened: Opened,
): Promise<{ previous?: string | undefined; next?: string | undefined }> {
	const view = readListView(query);
	const words = await readSearchedWords(db, content, view.search);
	const find = async (isBackward: boolean) => {
		const from = { ...view, words, after: view.after ?? findPlace(opened) };
		const found = await findNext(db, from, opened.id, isBackward);
		return found && linkPlace(view, found);
	};
	const [previous, next] = await Promise.all([find(true), find(false)]);
	return { previous, next };
}

function findPlace({ state, waiting_since, ...opened }: Opened): Cursor {
	return cursorOf({ ...opened, waiting_since: state === "spam" ? null : waiting_since });
}

async function findNext(
	db: Db,
	from: SearchedView & { after: Cursor },
	opened: string,
	isBackward: boolean,
): Promise<Cursor | undefined> {
	const { after } = from;
	const parts = isBackward ? (["rest", "waiting"] as const) : (["waiting", "rest"] as const);
	for (const among of parts.slice(parts.indexOf(after.among))) {
		const view = { ...from, after: among === after.among ? after : null };
		const found = await selectPart(db, among, view, isBackward)
			.where("submission_id", "<>", opened)
			.select(["submission_id as id", "waiting_since", "changed_at"])
			.limit(1)
			.executeTakeFirst();
		if (!found) continue;
		return cursorOf({ ...found, waiting_since: among === "waiting" ? found.waiting_since : null });
	}
}
