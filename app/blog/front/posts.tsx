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

export function Posts({ title, articles, lead, Badge }: PostsProps) {
	return (
		<div className={lead ? styles.posts : `${styles.posts} ${styles.recent}`}>
			<h2>{title}</h2>
			<ul className={styles.grid}>
				{articles.map((article, index) => (
					<li key={article.url} data-lead={lead && index === 0}>
						<Post
							article={article}
							size={index > 1 ? "small" : lead && index === 0 ? "lead" : "large"}
							Badge={Badge}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}

interface PostProps {
	article: ListedArticle;
	size: keyof typeof sizes;
	Badge: typeof CategoryBadge;
}

const phone = "calc(100vw - 3.75rem)";
const sizes = {
	lead: `(min-width: 1000px) min(55vw, 64rem), ${phone}`,
	large: `(min-width: 1000px) min(45vw, 54rem), (min-width: 640px) 43vw, ${phone}`,
	small: "(min-width: 1000px) min(21vw, 26rem), (min-width: 640px) 43vw, 8rem",
};

function Post({ article, size, Badge }: PostProps) {
	return (
		<article className={styles.post}>
			<div className={styles.plate}>
				<Picture
					picture={article.picture}
					alt={article.pictureAlt}
					title={article.title}
					sizes={sizes[size]}
					rank={size === "lead" ? "largest" : "later"}
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
