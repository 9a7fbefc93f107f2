import { data, href, redirect } from "react-router";
import { readStudio } from "../../publishing/frame-studio.ts";
import {
	describeArticle,
	describeBreadcrumbs,
} from "../../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { writeCategorySlug } from "../categories.ts";
import { linkFeeds } from "../feeds/feed-links.ts";
import { findByFormerUrl, findNeighborArticles, toListed } from "../list-articles.server.ts";
import { readArticles } from "../read-articles.server.ts";
import type { Route } from "./+types/article.route";
import { ArticleBody } from "./article-body.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleHead } from "./article-head.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const articles = await readArticles(content);
	const path = href("/blog/:section/:name", params);
	const article = articles.find(({ url }) => url === path);
	if (!article) {
		const { body } = await site.content.builtIn.read("articles");
		const moved = findByFormerUrl(articles, path, body.articles);
		throw moved ? redirect(moved.url, 301) : data(null, { status: 404 });
	}
	const canonical = writeCanonicalUrl(path, request, site.config);
	const category = {
		name: article.category,
		path: href("/blog/:category", { category: writeCategorySlug(article.category) }),
	};
	const { blog, studio } = await content.readBodies("blog", "studio");
	const steps = [{ name: "Blog", path: href("/blog") }, category, { name: article.title, path }];
	return {
		canonical,
		structuredData: article.hidden
			? []
			: [describeArticle(studio, article, canonical), describeBreadcrumbs(steps, canonical)],
		article: toListed(article),
		share: await showShare(content, `articles/${article.name}`),
		html: article.html,
		category,
		prompt: blog.prompt,
		...findNeighborArticles(articles, article),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	const { article } = loaderData;
	return [
		...describePage(studio, {
			...loaderData,
			title: `${article.title} | ${studio.name}`,
			description: article.excerpt,
			type: "article",
		}),
		{ property: "article:published_time", content: article.published },
		{ property: "article:modified_time", content: article.updated ?? article.published },
		{ property: "article:section", content: article.category },
		...(article.hidden ? [{ name: "robots", content: "noindex" }] : linkFeeds(studio)),
	];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	const { article, html, category, prompt, previous, next } = loaderData;
	return (
		<article>
			<ArticleHead article={article} category={category} />
			<ArticleBody html={html} />
			<ArticleEnd prompt={prompt} category={category} previous={previous} next={next} />
		</article>
	);
}
