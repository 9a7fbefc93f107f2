import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/list.route";
import { readListView } from "./list-address.ts";
import { listRequests, pageLength } from "./list-requests.server.ts";

/** Of a list that was loaded page by page, and is loaded again at once. */
const mostAtOnce = 5_000;

/** A further page of the list, for the page's scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const query = new URL(request.url).searchParams;
	const length = Math.trunc(Number(query.get("length") ?? pageLength));
	const bounded = Math.min(Math.max(length || pageLength, 1), mostAtOnce);
	return Response.json(await listRequests(db, readListView(query), bounded));
}
