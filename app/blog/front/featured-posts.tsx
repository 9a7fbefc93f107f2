import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import { ArticleFacts } from "../article/article-facts.tsx";
import type { CategoryBadge } from "../category/category-badge.tsx";
import type { ListedArticle } from "../list-articles.server.ts";
import styles from "./featured-posts.module.css";

interface FeaturedPostsProps {
	articles: ListedArticle[];
	Badge: typeof CategoryBadge;
}

export function FeaturedPosts({ articles, Badge }: FeaturedPostsProps) {
	if (articles.length === 0) return null;
	return (
		<div className={styles.featured}>
			<h2>Featured Posts</h2>
			{articles.map((article, index) => (
				<article key={article.url} className={styles.lead}>
					<div className={styles.plate}>
						<Picture
							picture={article.picture}
							alt={article.pictureAlt}
							title={article.title}
							sizes="(min-width: 1000px) min(56vw, 46rem), calc(100vw - 4.5rem)"
							rank={index === 0 ? "largest" : "later"}
						/>
					</div>
					<div className={styles.words}>
						<Badge article={article} />
						<h3>
							<Link to={article.url} viewTransition>
								{article.title}
							</Link>
						</h3>
						<p className={styles.excerpt}>{article.excerpt}</p>
						<ArticleFacts article={article} />
					</div>
				</article>
			))}
		</div>
	);
}
