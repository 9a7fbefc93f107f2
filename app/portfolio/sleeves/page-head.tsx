import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./page-head.module.css";

interface PageHeadProps {
	title: string;
	back: { label: string; path: string };
	/** What moves the art below; on a phone it goes to a second line with the way back. */
	children?: ReactNode;
}

/** The line above the art, as low as it can be. */
export function PageHead({ title, back, children }: PageHeadProps) {
	return (
		<header className={styles.head}>
			<h1 className={styles.title}>{title}</h1>
			{children}
			<Link to={back.path} className={styles.back} viewTransition>
				{back.label}
			</Link>
		</header>
	);
}
