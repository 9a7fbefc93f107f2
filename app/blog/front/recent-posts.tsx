import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import { ArticleFacts } from "../article/article-facts.tsx";
import type { CategoryBadge } from "../category/category-badge.tsx";
import type { ListedArticle } from "../list-articles.server.ts";
import styles from "./recent-posts.module.css";

interface RecentPostsProps {
	articles: ListedArticle[];
	Badge: typeof CategoryBadge;
}

export function RecentPosts({ articles, Badge }: RecentPostsProps) {
	if (articles.length === 0) return null;
	return (
		<section className={styles.ground} data-ground="ink">
			<div className={styles.recent}>
				<h2>Recent Posts</h2>
				<ul className={styles.posts}>
					{articles.map((article, index) => (
						<li key={article.url}>
							<RecentPost article={article} large={index < 2} Badge={Badge} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

interface RecentPostProps {
	article: ListedArticle;
	large: boolean;
	Badge: typeof CategoryBadge;
}

function RecentPost({ article, large, Badge }: RecentPostProps) {
	return (
		<article className={styles.post}>
			<Picture
				className={styles.picture}
				picture={article.picture}
				alt={article.pictureAlt}
				title={article.title}
				sizes={
					large
						? "(min-width: 900px) min(46vw, 40rem), calc(100vw - 2.5rem)"
						: "(min-width: 900px) min(18vw, 15rem), 36vw"
				}
			/>
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
