import { useShowsDrafts } from "../../publishing/frame-studio.ts";
import styles from "./id-label.module.css";

export function IdLabel({ id }: { id: number }) {
	// Ids say nothing to the artist.
	if (useShowsDrafts()) return null;
	return (
		<span className={styles.label}>
			ID <b>{id}</b>
		</span>
	);
}
