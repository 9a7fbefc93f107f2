import type { RequestRow } from "../request/require-request.server.ts";
import styles from "./request-summary.module.css";

type Told = "placement" | "planned_size" | "budget" | "preferred_dates" | "preferred_times";

interface RequestSummaryProps {
	request: Pick<RequestRow, Told | "design_idea">;
}

export function RequestSummary({ request }: RequestSummaryProps) {
	const facts = [
		["Placement", request.placement],
		["Size", request.planned_size],
		["Budget", request.budget],
		["Days", request.preferred_dates],
		["Times", request.preferred_times],
	].filter(([, value]) => value);
	return (
		<details className={styles.summary}>
			<summary className={styles.head}>What they asked for</summary>
			<p className={styles.idea}>{request.design_idea ?? "They didn’t describe the idea."}</p>
			<dl>
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
