import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./delete-details.module.css";
import { showOpened } from "./show-opened.ts";

interface DeleteDetailsProps {
	/** Words of the toggle. */
	summary?: string;
	/** Names the item for screen readers, where a page has several of these. */
	title?: string;
	/** Label of the button, such as `Delete This Article`. */
	words: string;
	/** Of the button, which submits its form. */
	name?: string;
	value?: string;
	/** Says what is lost. */
	children: ReactNode;
}

export function DeleteDetails(props: DeleteDetailsProps) {
	const { summary = "Delete", title, words, name, value, children } = props;
	return (
		<details className={styles.more} onToggle={showOpened}>
			<summary>
				{summary}
				{title && <span className="unseen"> {title}</span>}
			</summary>
			<div className={styles.sure}>
				<p>{children}</p>
				<Button type="submit" name={name} value={value} kind="danger" formNoValidate>
					{words}
				</Button>
			</div>
		</details>
	);
}
