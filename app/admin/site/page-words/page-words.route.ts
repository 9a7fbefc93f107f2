import { href, redirect } from "react-router";
import { visitContext } from "../../../server/site.server.ts";
import { openArticles } from "../../articles/open-articles.server.ts";
import type { Route } from "./+types/page-words.route";
import { findPageDocument } from "./find-page-document.ts";

/** Leads from a public page to the form with its words. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const page = url.searchParams.get("page") ?? "";
	const [, section, name] = /^\/blog\/([^/]+)\/([^/]+)$/.exec(page) ?? [];
	if (section && name) {
		const { current } = await openArticles(visitContext.from(context).site);
		const article = current.articles.find(({ slug }) => slug === name);
		throw redirect(
			article
				? href("/admin/articles/:article", { article: `${article.id}` })
				: href("/admin/articles"),
		);
	}
	const document = findPageDocument(page);
	throw redirect(document ? href("/admin/site/:document", { document }) : href("/admin/site"));
}
