import { listNames } from "../../publishing/list-names.ts";
import { sharedCacheControl } from "../../server/headers.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/api-whole-list.route";
import { readWholeList } from "./whole-list.server.ts";

export const handle = { query: [] };

/** The complete list, for developer mode. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
	const { content } = visitContext.from(context);
	const list = listNames.find((name) => name === params.list);
	if (!list) throw new Refusal(404, "unknown_list", "There is no such portfolio.");
	const whole = await readWholeList(content, list);
	return Response.json(whole, { headers: { "Cache-Control": sharedCacheControl } });
}
