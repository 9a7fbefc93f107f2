import styles from "./article-body.module.css";

/** @param html what `renderMarkdown` made, which lets nothing through that could act */
export function ArticleBody({ html }: { html: string }) {
	return (
		<div className={styles.ground} data-ground="paper">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server */}
			<div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
		</div>
	);
}
