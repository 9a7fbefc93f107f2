import type { AuditTrail } from "../../db/desk-tables.ts";
import { Moment } from "../request/moment.tsx";
import styles from "./data.module.css";
import { sayAct, sayDetail } from "./say-act.ts";

export function AuditList({ acts }: { acts: AuditTrail[] }) {
	if (acts.length === 0) return <p className={styles.quiet}>Nothing yet.</p>;
	return (
		<ol className={styles.rows}>
			{acts.map(({ id, created_at, act, detail }) => (
				<li key={id}>
					<Moment at={created_at} />
					<span>
						{sayAct(act)}
						{detail && <small>{sayDetail(detail)}</small>}
					</span>
				</li>
			))}
		</ol>
	);
}
