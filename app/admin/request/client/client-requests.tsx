import { href, Link } from "react-router";
import type { RequestState } from "../../../db/desk-tables.ts";
import { states } from "../../../requests/progress/states.ts";
import { Moment } from "../moment.tsx";
import styles from "./client-requests.module.css";

interface ClientRequestsProps {
	requests: {
		id: string;
		first_name: string;
		last_name: string;
		created_at: string;
		design_idea: string | null;
		state: RequestState;
	}[];
}

/** A family may share a phone, so each has its name. */
export function ClientRequests({ requests }: ClientRequestsProps) {
	return (
		<section className={styles.others} aria-labelledby="others">
			<h2 id="others">Same Email or Phone</h2>
			<ul className={styles.list}>
				{requests.map(({ id, first_name, last_name, created_at, design_idea, state }) => (
					<li key={id}>
						<Link to={href("/admin/requests/:id", { id })} className={styles.link}>
							<span className={styles.idea}>{design_idea ?? "No description"}</span>
						</Link>
						<p className={styles.facts}>
							{first_name} {last_name}, {states[state].label}, <Moment at={created_at} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
