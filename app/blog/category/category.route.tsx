import { data, href, redirect } from "react-router";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeBreadcrumbs, describeItems } from "../../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { findCategory, findRenamedCategory, writeCategorySlug } from "../categories.ts";
import { linkFeeds } from "../feeds/feed-links.ts";
import { newestShown } from "../front/shown-posts.ts";
import { findByOldName, listVisible, toListed } from "../list-articles.server.ts";
import { readArticles, type WrittenArticle } from "../read-articles.server.ts";
import type { Route } from "./+types/category.route";
import { CategoryView } from "./category-view.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const articles = await readArticles(content);
	const category = findCategory(params.category);
	if (!category) throw leadElsewhere(params.category, articles);
	const path = href("/blog/:category", { category: params.category });
	const canonical = writeCanonicalUrl(path, request, site.config);
	const steps = [
		{ name: "Blog", path: href("/blog") },
		{ name: category, path },
	];
	const visible = listVisible(articles).map(toListed);
	const listed = visible.filter((article) => article.category === category);
	return {
		canonical,
		structuredData: [
			describeBreadcrumbs(steps, canonical),
			...(listed.length > 0
				? [describeItems({ name: category, paths: listed.map(({ url }) => url) }, canonical)]
				: []),
		],
		share: await showShare(content, "blog"),
		category,
		articles: listed,
		newest: listed.length > 0 ? [] : visible.slice(0, newestShown),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	const { category, articles } = loaderData;
	return [
		...describePage(studio, {
			...loaderData,
			title: `${category} | Blog | ${studio.name}`,
			description: `${category}: posts from my blog about tattoos and how they are made.`,
		}),
		...linkFeeds(studio),
		...(articles.length === 0 ? [{ name: "robots", content: "noindex" }] : []),
	];
}

const loadDeveloperCategory = () => import("../../editing/blog/developer-category.tsx");

export default function Category({ loaderData }: Route.ComponentProps) {
	const Part = useDeveloperPart(loadDeveloperCategory);
	return Part ? <Part page={loaderData} View={CategoryView} /> : <CategoryView page={loaderData} />;
}

/** Redirects former names of categories and articles. */
function leadElsewhere(name: string, articles: WrittenArticle[]) {
	const renamed = findRenamedCategory(name);
	if (renamed)
		return redirect(href("/blog/:category", { category: writeCategorySlug(renamed) }), 301);
	const article = findByOldName(articles, name);
	return article ? redirect(article.url, 301) : data(null, { status: 404 });
}
