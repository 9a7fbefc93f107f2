import { Link } from "react-router";
import { Picture } from "../../images/picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ArticleFacts } from "../article/article-facts.tsx";
import type { ListedArticle } from "../list-articles.server.ts";
import styles from "./article-row.module.css";
import type { CategoryBadge } from "./category-badge.tsx";

interface ArticleRowProps {
	article: ListedArticle;
	first: boolean;
	Badge: typeof CategoryBadge;
}

export function ArticleRow({ article, first, Badge }: ArticleRowProps) {
	return (
		<article className={styles.row}>
			<div className={styles.plate}>
				<Picture
					picture={article.picture}
					alt={article.pictureAlt}
					title={article.title}
					sizes="(min-width: 1000px) min(61vw, 52rem), calc(100vw - 3.75rem)"
					rank={first ? "largest" : "later"}
				/>
			</div>
			<div className={styles.words}>
				<Badge article={article} />
				<h2>{article.title}</h2>
				<p>{article.excerpt}</p>
				<ArticleFacts article={article} />
				<Link to={article.url} className={buttonClass("outline")} viewTransition>
					Read Full Article<span className="unseen">: {article.title}</span>
				</Link>
			</div>
		</article>
	);
}
