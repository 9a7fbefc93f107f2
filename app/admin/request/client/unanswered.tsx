import type { Selectable } from "kysely";
import type { RequestEvents } from "../../../db/desk-tables.ts";
import { Moment } from "../moment.tsx";
import { describeEvent } from "../progress/describe-event.ts";
import styles from "./unanswered.module.css";

/** Lists the client's additions since the last answer: on a phone, the history is far below. */
export function Unanswered({ events }: { events: Selectable<RequestEvents>[] }) {
	return (
		<section className={styles.unanswered} aria-labelledby="unanswered">
			<h2 id="unanswered">Waiting for your answer</h2>
			<ul>
				{events.map((event) => (
					<li key={event.id}>
						<p className={styles.words}>{event.text ?? describeEvent(event).title}</p>
						<Moment at={event.created_at} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** @param since the client waits; null if they do not */
export function listUnanswered<Event extends Pick<RequestEvents, "by" | "kind" | "created_at">>(
	events: Event[],
	since: string | null,
): Event[] {
	if (since === null) return [];
	return events.filter(
		({ by, kind, created_at }) =>
			by === "client" && (kind === "words" || kind === "files") && created_at >= since,
	);
}
