import styles from "./skip-link.module.css";

export function SkipLink() {
	return (
		<a className={styles.skip} href="#content">
			Skip to content
		</a>
	);
}
