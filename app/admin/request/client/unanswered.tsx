import type { Selectable } from "kysely";
import type { RequestEvents } from "../../../db/desk-tables.ts";
import { isAsking } from "../../../requests/progress/states.ts";
import { Moment } from "../moment.tsx";
import { describeEvent } from "../progress/describe-event.ts";
import styles from "./unanswered.module.css";

/** Lists what the client asked since the last answer: on a phone, the history is far below. */
export function Unanswered({ events }: { events: Selectable<RequestEvents>[] }) {
	const said = events.map((event) => ({ ...event, ...describeEvent(event) }));
	return (
		<section className={styles.unanswered} aria-labelledby="unanswered">
			<h2 id="unanswered">Waiting for your answer</h2>
			<ul>
				{said.map(({ id, words, title, created_at }) => (
					<li key={id}>
						<p className={styles.words}>{words ?? title}</p>
						<Moment at={created_at} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** @param since the client waits; null if they do not */
export function listUnanswered<
	Event extends Pick<RequestEvents, "by" | "kind" | "text" | "created_at">,
>(events: Event[], since: string | null): Event[] {
	if (since === null) return [];
	return events.filter((event) => isAsking(event) && event.created_at >= since);
}
