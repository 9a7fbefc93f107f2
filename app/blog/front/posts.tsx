import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import { ArticleFacts } from "../article/article-facts.tsx";
import type { CategoryBadge } from "../category/category-badge.tsx";
import type { ListedArticle } from "../list-articles.server.ts";
import styles from "./posts.module.css";

interface PostsProps {
	title: string;
	articles: ListedArticle[];
	/** The first one leads the page. */
	lead?: true;
	Badge: typeof CategoryBadge;
}

/** Plates on a grid of three; the lead's plate takes two of them. */
export function Posts({ title, articles, lead, Badge }: PostsProps) {
	return (
		<div className={styles.posts}>
			<h2>{title}</h2>
			<ul className={styles.grid}>
				{articles.map((article, index) => (
					<li key={article.url} data-lead={lead && index === 0}>
						<Post article={article} lead={lead && index === 0} Badge={Badge} />
					</li>
				))}
			</ul>
		</div>
	);
}

interface PostProps {
	article: ListedArticle;
	lead: boolean | undefined;
	Badge: typeof CategoryBadge;
}

function Post({ article, lead, Badge }: PostProps) {
	return (
		<article className={styles.post}>
			<div className={styles.plate}>
				<Picture
					picture={article.picture}
					alt={article.pictureAlt}
					title={article.title}
					sizes={
						lead
							? "(min-width: 1000px) min(61vw, 52rem), calc(100vw - 3.75rem)"
							: "(min-width: 1000px) min(29vw, 24.5rem), (min-width: 640px) 43vw, calc(100vw - 3.75rem)"
					}
					rank={lead ? "largest" : "later"}
				/>
			</div>
			<div className={styles.words}>
				<Badge article={article} />
				<h3>
					<Link to={article.url} viewTransition>
						{article.title}
					</Link>
				</h3>
				<p>{article.excerpt}</p>
				<ArticleFacts article={article} />
			</div>
		</article>
	);
}
