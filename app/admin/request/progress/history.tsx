import type { Selectable } from "kysely";
import type { RequestEvents } from "../../../db/desk-tables.ts";
import { Moment } from "../moment.tsx";
import { describeEvent } from "./describe-event.ts";
import styles from "./history.module.css";

interface HistoryProps {
	receivedAt: string;
	/** Why it was set aside when it came. */
	setAside: string | null;
	events: Selectable<RequestEvents>[];
}

export function History({ receivedAt, setAside, events }: HistoryProps) {
	return (
		<section className={styles.history} aria-labelledby="history">
			<h2 id="history">History</h2>
			<ol className={styles.list}>
				<li>
					<p>{setAside ? `Received, and set aside as suspected spam: ${setAside}` : "Received"}</p>
					<Moment at={receivedAt} />
				</li>
				{events.map((event) => {
					const { title, words } = describeEvent(event);
					return (
						<li key={event.id}>
							<p>{title}</p>
							{words && <p className={styles.words}>{words}</p>}
							<Moment at={event.created_at} />
						</li>
					);
				})}
			</ol>
		</section>
	);
}
