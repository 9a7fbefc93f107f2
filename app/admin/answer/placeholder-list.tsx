import type { MouseEvent } from "react";
import styles from "./placeholder-list.module.css";
import { placeholders } from "./placeholders.ts";

/** In a form with a text area named `text`. */
export function PlaceholderList() {
	return (
		<details className={styles.list}>
			<summary>Placeholders you can use</summary>
			<dl>
				{Object.entries(placeholders).map(([name, meaning]) => (
					<div key={name}>
						<dt>
							<button type="button" data-late="" onClick={insertOwnText}>
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

function insertOwnText({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
	const field = currentTarget.form?.elements.namedItem("text");
	if (!(field instanceof HTMLTextAreaElement)) return;
	const { selectionStart, selectionEnd } = field;
	field.setRangeText(currentTarget.textContent ?? "", selectionStart, selectionEnd, "end");
	field.dispatchEvent(new InputEvent("input", { bubbles: true }));
	field.focus();
}
