import { isDeveloperMode } from "../ui/developer-flag.ts";
import styles from "./picture.module.css";

type PictureFailureProps = { title: string; path: string; of: "category" | "piece" };

/** Stands in the place of a picture that did not come. */
export function PictureFailure({ title, path, of }: PictureFailureProps) {
	if (of === "category") {
		return (
			<span className={styles.failure}>
				<span className={styles.path}>Image failed to load: {path}</span>
			</span>
		);
	}
	return (
		<span className={styles.failure}>
			<span>Image not found</span>
			{title && <span className={styles.title}>{title}</span>}
			{isDeveloperMode() && <span className={styles.path}>{path}</span>}
		</span>
	);
}
