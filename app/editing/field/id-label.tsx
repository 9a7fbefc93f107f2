import styles from "./id-label.module.css";

export function IdLabel({ id }: { id: number }) {
	return (
		<span className={styles.label}>
			ID <b>{id}</b>
		</span>
	);
}
