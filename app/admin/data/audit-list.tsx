import type { AuditTrail } from "../../db/desk-tables.ts";
import styles from "./data.module.css";

interface AuditListProps {
	acts: AuditTrail[];
	locale: string;
}

export function AuditList({ acts, locale }: AuditListProps) {
	if (acts.length === 0) return <p className={styles.quiet}>Nothing yet.</p>;
	return (
		<ol className={styles.rows}>
			{acts.map(({ id, created_at, act, detail }) => (
				<li key={id}>
					<time dateTime={created_at}>
						{new Date(created_at).toLocaleString(locale, {
							dateStyle: "medium",
							timeStyle: "short",
						})}
					</time>
					<span>
						{act}
						{detail && <small>{detail}</small>}
					</span>
				</li>
			))}
		</ol>
	);
}
