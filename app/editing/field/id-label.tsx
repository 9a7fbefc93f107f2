import styles from "./id-label.module.css";

/** The id that pending changes, and an artist's own order, know a thing by. */
export function IdLabel({ id }: { id: number }) {
	return (
		<span className={styles.label}>
			ID <b>{id}</b>
		</span>
	);
}
