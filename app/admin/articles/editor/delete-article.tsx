import { Button } from "../../../ui/button.tsx";
import styles from "./fields.module.css";

export function DeleteArticle({ isOnSite }: { isOnSite: boolean }) {
	return (
		<details className={styles.more}>
			<summary>Delete</summary>
			<div className={styles.sure}>
				<p>
					{isOnSite
						? "Visitors can no longer read it, from now on. The history of the articles can bring it back."
						: "It was never published, so nothing can bring it back."}
				</p>
				<Button type="submit" name="_act" value="delete" kind="danger">
					Delete This Article
				</Button>
			</div>
		</details>
	);
}
