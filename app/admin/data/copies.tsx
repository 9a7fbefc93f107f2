import { Alert } from "../../ui/alert.tsx";
import styles from "./data.module.css";
import type { ShownCopies } from "./show-copies.server.ts";

interface CopiesProps {
	copies: ShownCopies | null;
	locale: string;
}

export function Copies({ copies, locale }: CopiesProps) {
	return (
		<section className={styles.part} aria-labelledby="copies">
			<h2 id="copies">Copies of your site</h2>
			{copies ? (
				<Made {...copies} locale={locale} />
			) : (
				<p>
					The site makes no copies of itself. Whoever runs it can name a folder on another disk for
					them, with <code>BACKUP_DIR</code>.
				</p>
			)}
		</section>
	);
}

function Made({ last, triedAt, warning, locale }: ShownCopies & { locale: string }) {
	return (
		<>
			{warning && (
				<Alert tone="error" title="Please have this looked at">
					<p>{warning}</p>
				</Alert>
			)}
			<p>
				Made every day, and kept for 7 days, 4 weeks and 6 months. Once a week the newest is
				restored on the side, to see that it can be.
			</p>
			<ul className={styles.rows}>
				<li>
					<span>Last good copy{last && `, ${last.megabytes} MB`}</span>
					{last ? <When at={last.at} locale={locale} /> : "None yet"}
				</li>
				<li>
					<span>Last restored and found sound</span>
					{triedAt ? <When at={triedAt} locale={locale} /> : "Not yet"}
				</li>
			</ul>
		</>
	);
}

function When({ at, locale }: { at: string; locale: string }) {
	return (
		<time dateTime={at}>
			{new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" })}
		</time>
	);
}
