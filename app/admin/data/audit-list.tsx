import type { AuditTrail } from "../../db/desk-tables.ts";
import { Moment } from "../request/moment.tsx";
import styles from "./data.module.css";

/** Acts whose stored name is not shown. */
const said: Partial<Record<AuditTrail["act"], string>> = {
	"account set": "account set up or changed",
	"erased by retention": "erased automatically",
};

export function AuditList({ acts }: { acts: AuditTrail[] }) {
	if (acts.length === 0) return <p className={styles.quiet}>Nothing yet.</p>;
	return (
		<ol className={styles.rows}>
			{acts.map(({ id, created_at, act, detail }) => (
				<li key={id}>
					<Moment at={created_at} />
					<span>
						{said[act] ?? act}
						{detail && <small>{detail}</small>}
					</span>
				</li>
			))}
		</ol>
	);
}
