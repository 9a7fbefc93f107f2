import { href, Link } from "react-router";
import type { CategoryBadge } from "../category/category-badge.tsx";
import type { ArticleIndexPage, IndexedArticle } from "../list-articles.server.ts";
import styles from "./article-index.module.css";
import { addressIndex } from "./index-address.ts";

interface ArticleIndexProps {
	index: ArticleIndexPage;
	Badge: typeof CategoryBadge;
}

export function ArticleIndex({ index, Badge }: ArticleIndexProps) {
	const { articles, page, pages } = index;
	if (articles.length === 0) return <Feeds />;
	const years = [...new Set(articles.map(readYear))];
	return (
		<section id="earlier" aria-labelledby="earlier-articles">
			<header className={styles.head}>
				<h2 id="earlier-articles">Earlier Articles</h2>
				<Feeds />
			</header>
			{years.map((year) => (
				<div key={year} className={styles.year}>
					<h3>{year}</h3>
					<ul>
						{articles
							.filter((article) => readYear(article) === year)
							.map((article) => (
								<IndexRow key={article.url} article={article} Badge={Badge} />
							))}
					</ul>
				</div>
			))}
			{pages > 1 && <Pages page={page} pages={pages} />}
		</section>
	);
}

function Feeds() {
	return (
		<p className={styles.feeds}>
			<a href={href("/blog/rss.xml")}>RSS</a>
			<a href={href("/blog/atom.xml")}>Atom</a>
		</p>
	);
}

function IndexRow({ article, Badge }: { article: IndexedArticle; Badge: typeof CategoryBadge }) {
	const { title, url, published, day, readTime } = article;
	return (
		<li className={styles.row}>
			<Link to={url} viewTransition>
				{title}
			</Link>
			<Badge article={article} />
			<time dateTime={published}>{day}</time>
			<span>{readTime}</span>
		</li>
	);
}

function Pages({ page, pages }: { page: number; pages: number }) {
	const numbers = Array.from({ length: pages }, (_, at) => at + 1);
	return (
		<nav aria-label="Pages of articles">
			<ol className={styles.pages}>
				{numbers.map((number) => (
					<li key={number}>
						<Link
							to={`${addressIndex(number)}#earlier`}
							aria-current={number === page ? "page" : undefined}
							aria-label={`Page ${number}`}
							viewTransition
						>
							{number}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}

function readYear({ published }: IndexedArticle): string {
	return published.slice(0, 4);
}
