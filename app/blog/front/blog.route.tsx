import { data } from "react-router";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { linkFeeds } from "../feeds/feed-links.ts";
import {
	countCategories,
	indexArticles,
	listVisible,
	splitFront,
} from "../list-articles.server.ts";
import { readArticles } from "../read-articles.server.ts";
import type { Route } from "./+types/blog.route";
import { BlogView } from "./blog-view.tsx";
import { addressIndex } from "./index-address.ts";
import { indexShown } from "./shown-posts.ts";

export const handle = { query: ["page"] };

/** @throws 404 for a page that the index does not have */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies("articles", "blog", "studio");
	const { balmShop } = bodies.studio;
	const visible = listVisible(await readArticles(content));
	const [page, ...others] = url.searchParams.getAll("page");
	const asked = page ?? "1";
	const known = /^[1-9]\d{0,3}$/.test(asked) && others.length === 0;
	const { earlier, ...front } = splitFront(visible);
	const index = known ? indexArticles(earlier, Number(asked)) : null;
	if (!index) throw data(null, { status: 404 });
	const first = index.page === 1;
	const canonical = writeCanonicalUrl(addressIndex(index.page), request, site.config);
	const { featured, recent } = first ? front : { featured: [], recent: [] };
	const later = visible.length - earlier.length;
	const list = {
		name: "Blog",
		paths: [...featured, ...recent, ...index.articles].map(({ url }) => url),
		before: first ? 0 : later + (index.page - 1) * indexShown,
		total: visible.length,
	};
	return {
		canonical,
		structuredData: [describeItems(list, canonical)],
		share: await showShare(content, "blog"),
		title: first ? "Blog" : `Blog, page ${index.page}`,
		description: first
			? bodies.blog.description
			: `${bodies.blog.description} Page ${index.page} of ${index.pages}.`,
		tagline: bodies.blog.tagline,
		balm: balmShop ? { ...bodies.blog.balm, shop: balmShop } : undefined,
		categories: countCategories(visible, bodies.articles.categoryOrder),
		featured,
		recent,
		index,
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return [
		...describePage(studio, { ...loaderData, title: `${loaderData.title} | ${studio.name}` }),
		...linkFeeds(studio),
	];
}

const loadDeveloperBlog = () => import("../../editing/blog/developer-blog.tsx");

export default function Blog({ loaderData }: Route.ComponentProps) {
	const Part = useDeveloperPart(loadDeveloperBlog);
	return Part ? <Part page={loaderData} View={BlogView} /> : <BlogView page={loaderData} />;
}
