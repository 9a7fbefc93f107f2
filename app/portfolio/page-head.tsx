import type { ReactNode } from "react";
import { href } from "react-router";
import { BackLink } from "./back-link.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
	title: string;
	editor?: ReactNode;
	back?: { label: string; path: string };
	children?: ReactNode;
}

const toPortfolios = { label: "Back to Portfolios", path: href("/artwork") };
/** Characters; longer titles get a smaller size to leave room beside them on phones. */
const mostShort = 16;

export function PageHead({ title, editor, back = toPortfolios, children }: PageHeadProps) {
	const long = title.length > mostShort;
	return (
		<header className={styles.head}>
			<h1 className={styles.title} data-long={long ? "" : undefined}>
				{editor ?? title}
			</h1>
			<BackLink to={back.path} label={back.label} />
			{children}
		</header>
	);
}
