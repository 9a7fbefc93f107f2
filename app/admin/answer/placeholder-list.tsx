import styles from "./placeholder-list.module.css";
import { placeholders } from "./placeholders.ts";

export function PlaceholderList() {
	return (
		<details className={styles.list}>
			<summary>What is filled in</summary>
			<dl>
				{Object.entries(placeholders).map(([name, meaning]) => (
					<div key={name}>
						<dt>
							<code>{`{${name}}`}</code>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
