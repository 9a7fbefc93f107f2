import { answerText } from "../../server/pages/text-answer.server.ts";
import type { Route } from "./+types/rss.route";
import { readFeed, writeRss } from "./feed.server.ts";

export const handle = { query: [] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const text = writeRss(await readFeed(request, context));
	return answerText(text, "application/rss+xml");
}
