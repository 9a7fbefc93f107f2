import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./page-head.module.css";

interface PageHeadProps {
	title: string;
	back: { label: string; path: string };
	/** What stands beside the title on a desk, and beside the way back on a phone. */
	children?: ReactNode;
}

/** One low line over the art, so that the first screen is left to it. */
export function PageHead({ title, back, children }: PageHeadProps) {
	return (
		<header className={styles.head}>
			<Link to={back.path} className={styles.back} viewTransition>
				{back.label}
			</Link>
			<h1 className={styles.title}>{title}</h1>
			{children}
		</header>
	);
}
