import { answerText } from "../http/text-answer.server.ts";
import { listPiecePages } from "../pieces/portfolios.server.ts";
import { readOrigin, visitContext } from "../site.server.ts";
import type { Route } from "./+types/sitemap.route";
import { listPages } from "./listed-pages.server.ts";
import { writeSitemap } from "./sitemap.server.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	const pieces = await listPiecePages(site);
	const pages = [...listPages(), ...pieces.map(({ path, image }) => ({ path, pictures: [image] }))];
	const text = writeSitemap(pages, readOrigin(request, site.config));
	return answerText(request, text, { type: "application/xml" });
}
