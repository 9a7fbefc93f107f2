import styles from "./clashes-with.module.css";

export function ClashesWith({ names }: { names: string[] }) {
	if (names.length === 0) return null;
	return <p className={styles.clashes}>Clashes with {names.join(" and ")}</p>;
}
