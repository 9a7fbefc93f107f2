import { Alert } from "../../ui/alert.tsx";
import { Part } from "../frame/room.tsx";
import { Moment } from "../request/moment.tsx";
import styles from "./data.module.css";
import type { ShownCopies } from "./show-copies.server.ts";

export function Copies({ copies }: { copies: ShownCopies | null }) {
	return (
		<Part
			id="copies"
			title="Copies of your site"
			about={
				copies && (
					<p>
						Made every day, and kept for 7 days, 4 weeks and 6 months. Once a week the newest one is
						test-restored to make sure it works.
					</p>
				)
			}
		>
			{copies ? (
				<Made {...copies} />
			) : (
				<p>
					The site makes no copies of itself. Whoever runs it can name a folder on another disk for
					them, with <code>BACKUP_DIR</code>.
				</p>
			)}
		</Part>
	);
}

function Made({ areKnown, last, triedAt, warning }: ShownCopies) {
	const unknown = "Not known yet";
	return (
		<>
			{warning && (
				<Alert tone="error" title="Please have this looked at">
					<p>{warning}</p>
				</Alert>
			)}
			<ul className={styles.rows}>
				<li>
					<span>Last good copy{last && `, ${last.size}`}</span>
					{last ? <Moment at={last.at} /> : areKnown ? "None yet" : unknown}
				</li>
				<li>
					<span>Last tested and found good</span>
					{triedAt ? <Moment at={triedAt} /> : areKnown ? "Not yet" : unknown}
				</li>
			</ul>
		</>
	);
}
