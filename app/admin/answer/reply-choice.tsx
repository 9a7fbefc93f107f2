import { href, Link } from "react-router";
import styles from "./reply-choice.module.css";

interface ReplyChoiceProps {
	replies: { id: string; name: string }[];
	chosen: string | null;
	hasDraft: boolean;
	/** The saved reply that the draft began with. */
	source: { name: string; text: string } | null;
}

export function ReplyChoice({ replies, chosen, hasDraft, source }: ReplyChoiceProps) {
	const current = (id: string | null) => (chosen === id ? "true" : undefined);
	return (
		<nav className={styles.choice} aria-label="Start with">
			<ul>
				<li>
					<Link to="?reply=" replace preventScrollReset aria-current={current(null)}>
						{hasDraft ? "Your draft" : "Blank"}
					</Link>
				</li>
				{replies.map(({ id, name }) => (
					<li key={id}>
						<Link to={`?reply=${id}`} replace preventScrollReset aria-current={current(id)}>
							{name}
						</Link>
					</li>
				))}
			</ul>
			<Link className={styles.change} to={href("/admin/replies")}>
				Change saved replies
			</Link>
			{source && (
				<details className={styles.source}>
					<summary className={styles.summary}>“{source.name}” as it is saved</summary>
					<p>{source.text}</p>
				</details>
			)}
		</nav>
	);
}
