import { Link } from "react-router";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { Picture } from "../../images/picture.tsx";
import { CategoryBadge } from "../category/category-badge.tsx";
import type { ListedArticle } from "../list-articles.server.ts";
import { ArticleFacts } from "./article-facts.tsx";
import styles from "./article-head.module.css";

type ArticleHeadProps = { article: ListedArticle; category: { name: string; path: string } };

const loadDeveloperBadges = () => import("../../editing/blog/developer-badges.tsx");

export function ArticleHead({ article, category }: ArticleHeadProps) {
	const Badge = useDeveloperPart(loadDeveloperBadges) ?? CategoryBadge;
	return (
		<header className={styles.head} data-ground="ink">
			<Link to={category.path} className={`touch ${styles.back}`} viewTransition>
				{`Back to ${category.name}`}
			</Link>
			<div className={styles.plate}>
				<Picture
					picture={article.picture}
					alt={article.pictureAlt}
					title={article.title}
					sizes="(min-width: 1000px) min(52vw, 42rem), calc(100vw - 4.5rem)"
					rank="largest"
				/>
			</div>
			<div className={styles.words}>
				<Badge article={article} />
				<h1>{article.title}</h1>
				<ArticleFacts article={article} />
			</div>
		</header>
	);
}
