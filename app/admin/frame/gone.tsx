import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { PageError } from "../../ui/page/page-error.tsx";
import { readTrouble } from "../../ui/page/page-failure.ts";
import styles from "./gone.module.css";

interface GoneProps {
	title: string;
	why: string;
	to: string;
	label: string;
}

export function Gone({ title, why, to, label }: GoneProps) {
	return (
		<div className={styles.gone}>
			<h1>{title}</h1>
			<p>{why}</p>
			<Link to={to} className={buttonClass("solid")}>
				{label}
			</Link>
		</div>
	);
}

/** For error boundaries: says that the page's subject is missing, or shows any other error as usual. */
export function GoneOrError({ error, ...gone }: GoneProps & { error: unknown }) {
	return readTrouble(error).kind === "missing" ? <Gone {...gone} /> : <PageError error={error} />;
}
