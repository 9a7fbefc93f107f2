import { useShowsDrafts } from "../../publishing/frame-studio.ts";
import styles from "./id-label.module.css";

export function IdLabel({ id }: { id: number }) {
	// The desk has no use for ids either.
	if (useShowsDrafts()) return null;
	return (
		<span className={styles.label}>
			ID <b>{id}</b>
		</span>
	);
}
