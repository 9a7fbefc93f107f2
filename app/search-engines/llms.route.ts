import { answerText } from "../server/pages/text-answer.server.ts";
import { readOrigin, visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/llms.route";
import { listPages } from "./listed-pages.server.ts";
import { writeSummary } from "./llms.server.ts";

export const handle = { query: [] };

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const documents = await content.readBodies("studio", "quick-answers");
	const pages = await listPages(content);
	const text = writeSummary(documents, pages, readOrigin(request, site.config));
	return answerText(text, "text/plain");
}
