import type { ReactNode } from "react";
import styles from "./sign-in-sheet.module.css";

interface SignInSheetProps {
	title: string;
	lead: string;
	children: ReactNode;
}

export function SignInSheet({ title, lead, children }: SignInSheetProps) {
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1>{title}</h1>
				<p className={styles.lead}>{lead}</p>
			</header>
			<div className={styles.sheet} data-ground="paper">
				{children}
			</div>
		</div>
	);
}
