import { listNames } from "../../publishing/list-names.ts";
import { sharedCacheControl } from "../../server/headers.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/api-artwork.route";
import { readListPage } from "./list-page.server.ts";

export const handle = { query: "all" };

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
	const { content } = visitContext.from(context);
	const list = listNames.find((name) => name === params.list);
	if (!list) throw new Refusal(404, "unknown_list", "There is no such portfolio.");
	const shown = await readListPage(content, list, new URL(request.url).searchParams);
	if (shown === "filter") throw new Refusal(400, "unknown_filter", "There is no such filter.");
	if (shown === "page") throw new Refusal(400, "invalid_page", "Page numbers start at 1.");
	if (shown === 404) throw new Refusal(404, "unknown_page", "The list has no such page.");
	return Response.json(shown, { headers: { "Cache-Control": sharedCacheControl } });
}
