import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./portfolio-head.module.css";

interface PortfolioHeadProps {
	title: string;
	/** What the title alone does not say. */
	note?: string;
	back: { to: string; label: string };
	/** The filter bar. */
	children?: ReactNode;
}

/** The line above the art: as low as it can be, since the art is what the visitor came for. */
export function PortfolioHead({ title, note, back, children }: PortfolioHeadProps) {
	return (
		<header className={styles.head}>
			<h1 className={styles.title}>{title}</h1>
			{note && <p className={styles.note}>{note}</p>}
			<Link to={back.to} className={styles.back} viewTransition>
				{back.label}
			</Link>
			{children}
		</header>
	);
}
