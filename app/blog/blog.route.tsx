import { href } from "react-router";
import { pagePictures } from "../../content/page-pictures.ts";
import { studio } from "../../content/studio.ts";
import { useDeveloperPart } from "../developer-mode/stub.tsx";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeItems } from "../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/blog.route";
import { BlogView } from "./blog-view.tsx";
import { linkFeeds } from "./feed-links.ts";
import { countCategories, listVisible, splitFeatured } from "./list-articles.server.ts";
import { readArticles } from "./read-articles.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const visible = listVisible(await readArticles());
	const canonical = findCanonical(href("/blog"), request, config);
	const shown = splitFeatured(visible);
	const paths = [...shown.featured, ...shown.recent].map(({ url }) => url);
	return {
		canonical,
		structuredData: [describeItems({ name: "Blog", paths }, canonical)],
		shareAlt: pagePictures["articles/timeless-art-of-tattooing"],
		categories: countCategories(visible),
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
			description:
				"How a tattoo is planned, made and kept: aftercare, history, technique and the trade, written by the person who holds the machine.",
			canonical: loaderData.canonical,
			share: "blog",
			shareAlt: loaderData.shareAlt,
			structuredData: loaderData.structuredData,
		}),
		...linkFeeds(),
	];
}

const loadDeveloperBlog = () => import("./developer-blog.tsx");

export default function Blog({ loaderData }: Route.ComponentProps) {
	const Part = useDeveloperPart(loadDeveloperBlog);
	return Part ? <Part page={loaderData} View={BlogView} /> : <BlogView page={loaderData} />;
}
