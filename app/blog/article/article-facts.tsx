import type { ListedArticle } from "../list-articles.server.ts";
import styles from "./article-facts.module.css";

type ArticleFactsProps = {
	article: Pick<ListedArticle, "published" | "date" | "updated" | "updatedDate" | "readTime">;
};

export function ArticleFacts({ article }: ArticleFactsProps) {
	const { published, date, updated, updatedDate, readTime } = article;
	return (
		<p className={styles.facts}>
			<time dateTime={published}>{date}</time>
			{updatedDate && (
				<span>
					Updated <time dateTime={updated}>{updatedDate}</time>
				</span>
			)}
			<span>{readTime}</span>
		</p>
	);
}
