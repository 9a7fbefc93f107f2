import { href } from "react-router";
import { answerText } from "../server/pages/text-answer.server.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import type { Route } from "./+types/robots.route";

export const handle = { query: [] };

export function loader({ request, context }: Route.LoaderArgs): Response {
	const { config } = visitContext.from(context).site;
	const sitemap = writeCanonicalUrl(href("/sitemap.xml"), request, config);
	const lines = ["User-agent: *", "Allow: /", "Disallow: /api/", "", `Sitemap: ${sitemap}`, ""];
	return answerText(lines.join("\n"), "text/plain");
}
