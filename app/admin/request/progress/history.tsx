import type { Selectable } from "kysely";
import type { RequestEvents } from "../../../db/desk-tables.ts";
import type { ListedLetter } from "../../../mail/letters.server.ts";
import { Moment } from "../moment.tsx";
import { describeEvent } from "./describe-event.ts";
import styles from "./history.module.css";

interface HistoryProps {
	receivedAt: string;
	/** Why it was set aside when it came. */
	setAside: string | null;
	events: Selectable<RequestEvents>[];
	/** Those that were not sent. */
	letters: Pick<ListedLetter, "kind" | "state" | "created_at">[];
}

export function History({ receivedAt, setAside, events, letters }: HistoryProps) {
	const failed = letters.filter(({ kind, state }) => kind === "answer" && state !== "waiting");
	return (
		<section className={styles.history} aria-labelledby="history">
			<h2 id="history">History</h2>
			<ol className={styles.list}>
				<li>
					<p>{setAside ? `Received, and set aside as suspected spam: ${setAside}` : "Received"}</p>
					<Moment at={receivedAt} />
				</li>
				{events.map((event) => {
					const isFailed = failed.some(({ created_at }) => created_at === event.created_at);
					const { title, words } = describeEvent({ ...event, isFailed });
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
