import type { ReactNode } from "react";
import styles from "./actions.module.css";

/** What a visitor can do next, below the words that say why: buttons in a row, as wide as a small phone. */
export function Actions({ children }: { children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>;
}
