import { href } from "react-router";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { linkFeeds } from "../feeds/feed-links.ts";
import { countCategories, listVisible, splitFeatured } from "../list-articles.server.ts";
import { readArticles } from "../read-articles.server.ts";
import type { Route } from "./+types/blog.route";
import { BlogView } from "./blog-view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies("articles", "blog", "search", "studio");
	const visible = listVisible(await readArticles(content));
	const canonical = findCanonical(href("/blog"), request, site.config);
	const shown = splitFeatured(visible);
	const paths = [...shown.featured, ...shown.recent].map(({ url }) => url);
	return {
		canonical,
		structuredData: [describeItems({ name: "Blog", paths }, canonical)],
		shareAlt: bodies.search.blog.shareAlt,
		description: bodies.blog.description,
		balm: { ...bodies.blog.balm, shop: bodies.studio.balmShop },
		categories: countCategories(visible, bodies.articles.categoryOrder),
		newest: visible[0]?.date,
		...shown,
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return [
		...describePage(studio, {
			title: `Blog | ${studio.name}`,
			description: loaderData.description,
			canonical: loaderData.canonical,
			share: "blog",
			shareAlt: loaderData.shareAlt,
			structuredData: loaderData.structuredData,
		}),
		...linkFeeds(studio),
	];
}

const loadDeveloperBlog = () => import("../../editing/blog/developer-blog.tsx");

export default function Blog({ loaderData }: Route.ComponentProps) {
	const Part = useDeveloperPart(loadDeveloperBlog);
	return Part ? <Part page={loaderData} View={BlogView} /> : <BlogView page={loaderData} />;
}
