import type { MouseEvent } from "react";
import styles from "./placeholder-list.module.css";
import { placeholders } from "./placeholders.ts";

interface PlaceholderListProps {
	/** Descriptions by placeholder. */
	names?: Record<string, string>;
	/** Name of the text field. */
	field?: string;
}

/** Must be inside the form of the field. */
export function PlaceholderList({ names = placeholders, field = "text" }: PlaceholderListProps) {
	return (
		<details className={styles.list}>
			<summary className={styles.summary}>Placeholders you can use</summary>
			<dl>
				{Object.entries(names).map(([name, meaning]) => (
					<div key={name}>
						<dt>
							<button type="button" data-late="" onClick={(event) => insertOwnText(event, field)}>
								{`{${name}}`}
							</button>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

function insertOwnText({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
	const field = currentTarget.form?.elements.namedItem(name);
	if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
	const { selectionStart, selectionEnd, value } = field;
	const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
	field.setRangeText(currentTarget.textContent ?? "", from, to, "end");
	field.dispatchEvent(new InputEvent("input", { bubbles: true }));
	field.focus();
}
