import { listHidden } from "./list-articles.server.ts";
import { readArticles } from "./read-articles.server.ts";

/** What is listed nowhere, for a browser in which developer mode is on: hidden is not secret. */
export async function loader(): Promise<Response> {
	const hidden = listHidden(await readArticles());
	return Response.json(hidden, { headers: { "Cache-Control": "no-cache" } });
}
