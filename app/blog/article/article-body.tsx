import styles from "./article-body.module.css";

/** @param html sanitized by `renderMarkdown` */
export function ArticleBody({ html }: { html: string }) {
	return (
		<div className={styles.ground} data-ground="paper">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server */}
			<div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
		</div>
	);
}
