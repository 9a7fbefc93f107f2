import { readOrigin, visitContext } from "../site.server.ts";
import type { Route } from "./+types/atom.route";
import { answerFeed, writeAtom } from "./feed.server.ts";
import { readArticles } from "./read-articles.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const origin = readOrigin(request, visitContext.from(context).site.config);
	const type = "application/atom+xml";
	return answerFeed(request, await readArticles(), { write: writeAtom, type, origin });
}
