import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./delete-details.module.css";

interface DeleteDetailsProps {
	/** Where several of them stand on a page. */
	title?: string;
	/** On the button, such as `Delete This Article`. */
	words: string;
	/** Of the button, which submits the form that it is in. */
	name: string;
	value: string;
	/** What is lost. */
	children: ReactNode;
}

export function DeleteDetails({ title, words, name, value, children }: DeleteDetailsProps) {
	return (
		<details className={styles.more}>
			<summary>Delete{title && <span className="unseen"> {title}</span>}</summary>
			<div className={styles.sure}>
				<p>{children}</p>
				<Button type="submit" name={name} value={value} kind="danger">
					{words}
				</Button>
			</div>
		</details>
	);
}
