import type { ReactNode } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "../request-page.module.css";

interface Props {
	heading: string;
	lead: string;
	/** The button's label, and its label while it works. */
	act: string;
	busy: string;
	stay: string;
	token: string;
	children: ReactNode;
}

/** The second step before something that cannot be taken back, without scripts too. */
export function Confirmation({ heading, lead, act, busy, stay, token, children }: Props) {
	const isSending = useNavigation().formMethod === "POST";
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1>{heading}</h1>
				<p className={styles.lead}>{lead}</p>
			</header>
			<div className={`${styles.sheet} ${styles.confirmation}`} data-ground="paper">
				{children}
				<Form className={styles.ways} method="post" data-live="">
					<Button type="submit" kind="danger" busy={isSending ? busy : undefined}>
						{act}
					</Button>
					<Link to={href("/request/:token", { token })} className={buttonClass("outline")}>
						{stay}
					</Link>
				</Form>
			</div>
		</div>
	);
}
