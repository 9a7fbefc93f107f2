import type { ComponentType } from "react";
import { useStudio } from "../../publishing/frame-studio.ts";
import { CategoryBadge } from "../category/category-badge.tsx";
import { CategoryGrid } from "../category/category-grid.tsx";
import type { ArticleIndexPage, CountedCategory, ListedArticle } from "../list-articles.server.ts";
import { ArticleIndex } from "./article-index.tsx";
import { BalmPromo, type BalmPromoProps } from "./balm-promo.tsx";
import styles from "./blog.module.css";
import { Posts } from "./posts.tsx";

export interface BlogPage {
	balm: BalmPromoProps | undefined;
	categories: CountedCategory[];
	tagline: string;
	featured: ListedArticle[];
	recent: ListedArticle[];
	index: ArticleIndexPage;
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
	const { balm, tagline, categories, featured, recent, index } = page;
	const hasEarlier = index.articles.length > 0;
	const isEmpty = featured.length + recent.length === 0 && !hasEarlier;
	return (
		<>
			<section className={`section ${styles.front}`} data-ground="paper">
				<Masthead tagline={tagline} hasEarlier={hasEarlier} />
				<Categories categories={categories} Grid={CategoryGrid} />
				{isEmpty && <p>The first article is being written.</p>}
				{featured.length > 0 && (
					<Posts title="Featured Posts" articles={featured} lead Badge={Badge} />
				)}
			</section>
			{recent.length > 0 && (
				<section className="section" data-ground="ink">
					<Posts title="Recent Posts" articles={recent} Badge={Badge} />
				</section>
			)}
			<section className={`section ${styles.columns}`} data-ground="paper">
				<ArticleIndex index={index} Badge={Badge} />
				{balm && <BalmPromo {...balm} />}
			</section>
		</>
	);
}

function Masthead({ tagline, hasEarlier }: { tagline: string; hasEarlier: boolean }) {
	const { location } = useStudio();
	return (
		<header>
			<h1 className={styles.name}>Blog</h1>
			<p className={styles.dateline}>
				<span className={styles.place}>{location}</span>
				<span>{tagline}</span>
				{hasEarlier && <a href="#earlier">Earlier Articles</a>}
			</p>
		</header>
	);
}
