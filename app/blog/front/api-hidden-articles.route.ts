import { sharedCacheControl } from "../../server/headers.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { listHidden } from "../list-articles.server.ts";
import { readArticles } from "../read-articles.server.ts";
import type { Route } from "./+types/api-hidden-articles.route";

export const handle = { query: [] };

/** For developer mode. Public, because hidden articles are unlisted, not secret. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { content } = visitContext.from(context);
	const articles = await readArticles(content);
	const { categoryOrder } = (await content.read("articles")).body;
	const hidden = listHidden(articles, categoryOrder);
	return Response.json(hidden, { headers: { "Cache-Control": sharedCacheControl } });
}
