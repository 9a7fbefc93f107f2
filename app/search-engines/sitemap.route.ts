import { answerText } from "../http/text-answer.server.ts";
import { visitContext } from "../site.server.ts";
import type { Route } from "./+types/sitemap.route";
import { listPages } from "./listed-pages.server.ts";
import { writeSitemap } from "./sitemap.server.ts";

export function loader({ request, context }: Route.LoaderArgs): Response {
	const { config } = visitContext.from(context).site;
	const text = writeSitemap(listPages(), config.publicOrigin ?? request.url);
	return answerText(request, text, { type: "application/xml" });
}
