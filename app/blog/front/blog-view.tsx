import type { ComponentType } from "react";
import { href } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { CategoryBadge } from "../category/category-badge.tsx";
import { CategoryGrid } from "../category/category-grid.tsx";
import type { CountedCategory, ListedArticle } from "../list-articles.server.ts";
import { BalmPromo, type BalmPromoProps } from "./balm-promo.tsx";
import styles from "./blog.module.css";
import { FeaturedPosts } from "./featured-posts.tsx";
import { RecentPosts } from "./recent-posts.tsx";

export interface BlogPage {
	balm: BalmPromoProps;
	categories: CountedCategory[];
	newest: string | undefined;
	featured: ListedArticle[];
	recent: ListedArticle[];
}

interface BlogViewProps {
	page: BlogPage;
	Categories?: ComponentType<{ categories: CountedCategory[]; Grid: typeof CategoryGrid }>;
	Badge?: typeof CategoryBadge;
}

export function BlogView({
	page,
	Categories = CategoryGrid,
	Badge = CategoryBadge,
}: BlogViewProps) {
	const { balm, categories, newest, featured, recent } = page;
	return (
		<>
			<section className={styles.front} data-ground="paper">
				<Masthead newest={newest} />
				<Categories categories={categories} Grid={CategoryGrid} />
				<FeaturedPosts articles={featured} Badge={Badge} />
			</section>
			<RecentPosts articles={recent} Badge={Badge} />
			<BalmPromo {...balm} />
		</>
	);
}

function Masthead({ newest }: { newest: string | undefined }) {
	const { location } = useStudio();
	return (
		<header className={styles.masthead}>
			<h1 className={styles.name}>Blog</h1>
			<p className={styles.dateline}>
				<span className={styles.place}>{location}</span>
				{newest && <span>Latest post {newest}</span>}
				<span className={styles.feeds}>
					<a href={href("/blog/rss.xml")}>RSS</a>
					<a href={href("/blog/atom.xml")}>Atom</a>
				</span>
			</p>
		</header>
	);
}
