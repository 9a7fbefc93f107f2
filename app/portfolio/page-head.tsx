import type { ReactNode } from "react";
import { href } from "react-router";
import { BackLink } from "./back-link.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
	title: string;
	/** What stands in the place of the title where it can be edited. */
	editor?: ReactNode;
	back?: { label: string; path: string };
	/** What moves or sorts the art below, where there is something. */
	children?: ReactNode;
}

const toPortfolios = { label: "Back to Portfolios", path: href("/artwork") };
/** In letters of the full size, a title of more leaves no room beside it on a phone. */
const mostShort = 16;

/** The line above the art: as low as it can be, since the art is what the visitor came for. */
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
