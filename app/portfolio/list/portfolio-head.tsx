import type { ReactNode } from "react";
import { href, Link } from "react-router";
import styles from "./portfolio-head.module.css";

interface PortfolioHeadProps {
	title: string;
	/** The filter bar, where there is one. */
	children?: ReactNode;
}

/** The line above the art: as low as it can be, since the art is what the visitor came for. */
export function PortfolioHead({ title, children }: PortfolioHeadProps) {
	return (
		<header className={styles.head}>
			<h1 className={styles.title}>{title}</h1>
			<Link to={href("/artwork")} className={styles.back} viewTransition>
				Back to Portfolios
			</Link>
			{children}
		</header>
	);
}
