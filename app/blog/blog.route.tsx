import { href } from "react-router";
import { pagePictures } from "../../content/page-pictures.ts";
import { studio } from "../../content/studio.ts";
import { visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/blog.route";
import { BalmPromo } from "./balm-promo.tsx";
import styles from "./blog.module.css";
import { CategoryGrid } from "./category-grid.tsx";
import { FeaturedPosts } from "./featured-posts.tsx";
import { linkFeeds } from "./feed-links.ts";
import { countCategories, listVisible, splitFeatured } from "./list-articles.server.ts";
import { readArticles } from "./read-articles.server.ts";
import { RecentPosts } from "./recent-posts.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const visible = listVisible(await readArticles());
	return {
		canonical: new URL(href("/blog"), config.publicOrigin ?? request.url).href,
		shareAlt: pagePictures["articles/timeless-art-of-tattooing"],
		categories: countCategories(visible),
		newest: visible[0]?.date,
		...splitFeatured(visible),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	return [
		...describePage({
			title: `Blog | ${studio.name}`,
			description:
				"How a tattoo is planned, made and kept: aftercare, history, technique and the trade, written by the person who holds the machine.",
			canonical: loaderData.canonical,
			share: "blog",
			shareAlt: loaderData.shareAlt,
		}),
		...linkFeeds(),
	];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
	const { categories, newest, featured, recent } = loaderData;
	return (
		<>
			<section className={styles.front} data-ground="paper">
				<Masthead newest={newest} />
				<CategoryGrid categories={categories} />
				<FeaturedPosts articles={featured} />
			</section>
			<RecentPosts articles={recent} />
			<BalmPromo />
		</>
	);
}

function Masthead({ newest }: { newest: string | undefined }) {
	return (
		<header className={styles.masthead}>
			<h1 className={styles.name}>Blog</h1>
			<p className={styles.dateline}>
				<span className={styles.place}>{studio.location}</span>
				{newest && <span>Last post {newest}</span>}
				<span className={styles.feeds}>
					<a href={href("/blog/rss.xml")}>RSS</a>
					<a href={href("/blog/atom.xml")}>Atom</a>
				</span>
			</p>
		</header>
	);
}
