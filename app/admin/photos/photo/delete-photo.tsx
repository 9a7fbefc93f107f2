import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { showOpened } from "../../frame/show-opened.ts";
import { isUnused } from "../say-photo.ts";
import type { ShownPhoto } from "../show-photo.server.ts";
import styles from "./photo.module.css";

export function DeletePhoto({ photo }: { photo: ShownPhoto }) {
	if (!isUnused(photo)) {
		return (
			<p className={styles.muted}>
				It cannot be deleted while it is used{sayUses(photo)}. Take it off there and publish that
				first. A retired piece uses its photos until it is deleted.
			</p>
		);
	}
	return (
		<details className={styles.more} onToggle={showOpened}>
			<summary>Delete</summary>
			<Form method="post" className={styles.sure}>
				<p>
					It will be deleted for good, including the original. To go back to an older version that
					showed it, you’ll have to choose another picture first.
				</p>
				<Button type="submit" name="intent" value="delete" kind="danger">
					Delete This Photo
				</Button>
			</Form>
		</details>
	);
}

function sayUses({ published, retired, drafted }: ShownPhoto): string {
	const places = [
		...published.map((label) => ` by ${label} on the site`),
		...retired.map((label) => ` by what is retired in ${label}`),
		...drafted.map((label) => ` in your draft of ${label}`),
	];
	return places.join(" and");
}
