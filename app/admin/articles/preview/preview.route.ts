import { findBlock } from "../../../blog/article/render-markdown.server.ts";
import { listPhotoIds, namePhoto } from "../../../photos/photo-name.ts";
import { layDrafts } from "../../../publishing/draft-view/draft-view.server.ts";
import { fillFigures } from "../../../publishing/figures.ts";
import { layOver } from "../../../publishing/live-content.server.ts";
import { articleCategories } from "../../../publishing/schemas/article-categories.ts";
import { findToday } from "../../../publishing/studio-time.server.ts";
import { documentBodyLimit, readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import type { Articles, DraftedArticle } from "../change-articles.server.ts";
import { readArticle } from "../editor/read-article.server.ts";
import { countWords } from "../editor/show-article.server.ts";
import { openArticles } from "../open-articles.server.ts";
import type { Route } from "./+types/preview.route";

/** Word count of the article being written, and its page if that is in view. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { site, content, renderPage } = visitContext.from(context);
	const form = await readForm(request, documentBodyLimit);
	const opened = await openArticles(site);
	const id = Number(form.get("_id")) || 0;
	const before = opened.current.articles.find((one) => one.id === id);
	const typed = readArticle(form, { id, before, ...opened });
	const { studio } = await content.readBodies("studio");
	const isMaking = listPhotoIds(typed.text).some(
		(photo) => !opened.pictures[namePhoto(photo)] && !opened.failed[photo],
	);
	const count = { ...countWords(fillFigures(typed, studio).text), isMaking };
	const caret = form.get("_page");
	if (caret === null) return Response.json(count);
	const article = makePresentable(typed, findToday(opened.studio.timeZone));
	const drafted = await layDrafts(site.database.db, site.content);
	const articles = showAlso(opened.current, article);
	const html = await renderPage(
		article.url,
		layOver(drafted, { articles, pictures: opened.pictures }),
	);
	// Links must not navigate the preview.
	const page = html.replace("<head>", '<head><base target="_blank">');
	const block = caret === "" ? undefined : findBlock(form.get("text") ?? "", Number(caret));
	return Response.json({ ...count, html: page, block });
}

/** Fills in what a page needs. */
function makePresentable({ draft, hidden, ...article }: DraftedArticle, today: string) {
	const { title, category, published, url } = article;
	return {
		...article,
		title: title || "Untitled",
		category: articleCategories.find((one) => one === category) ?? "Process",
		published: Number.isNaN(Date.parse(published)) ? today : published,
		url: url.replace(/\/$/, "/untitled"),
	};
}

/** Replaces any other article at its address. */
function showAlso({ articles, ...body }: Articles, article: DraftedArticle): Articles {
	const others = articles.filter(({ id, url }) => id !== article.id && url !== article.url);
	return { ...body, articles: [article, ...others] };
}
