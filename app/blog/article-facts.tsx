import styles from "./article-facts.module.css";
import type { ListedArticle } from "./list-articles.server.ts";

type ArticleFactsProps = { article: Pick<ListedArticle, "published" | "date" | "readTime"> };

/** When it was written and how long it takes. */
export function ArticleFacts({ article: { published, date, readTime } }: ArticleFactsProps) {
	return (
		<p className={styles.facts}>
			<time dateTime={published}>{date}</time>
			<span className={styles.time}>{readTime}</span>
		</p>
	);
}
