import { listPiecePages } from "../portfolio/pieces/portfolios.server.ts";
import { answerText } from "../server/pages/text-answer.server.ts";
import { readOrigin, visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/sitemap.route";
import { listPages } from "./listed-pages.server.ts";
import { writeSitemap } from "./sitemap.server.ts";

export const handle = { query: [] };

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const { pictures } = await content.readBodies("pictures");
	const pages = [...(await listPages(content)), ...(await listPiecePages(content))];
	const text = writeSitemap(pictures, pages, readOrigin(request, site.config));
	return answerText(text, "application/xml");
}
