import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/list.route";
import { listRequests, pageLength } from "./list-requests.server.ts";
import { readListView, refuseView } from "./read-list-view.server.ts";
import { readSearchedWords } from "./read-searched-words.server.ts";

/** Rows; a list that was loaded page by page is reloaded at once. */
const mostAtOnce = 10_000;

/** A further page of the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const view = readListView(url.searchParams);
	const length = url.searchParams.get("length") ?? String(pageLength);
	if (!/^[1-9]\d{0,8}$/.test(length)) refuseView();
	const words = await readSearchedWords(site.database.db, content, view.search);
	const most = Math.min(Number(length), mostAtOnce);
	return Response.json(await listRequests(site.database.db, { ...view, words }, most));
}
