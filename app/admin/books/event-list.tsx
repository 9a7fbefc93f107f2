import { Form } from "react-router";
import { sayDays } from "../../books/say-books.ts";
import type { Problems } from "../../publishing/check-document.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import type { BookedEvent } from "../../publishing/schemas/books.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./books.module.css";
import { EventForm } from "./event-form.tsx";
import { writeSeen } from "./seen-part.ts";

interface Props {
	events: BookedEvent[];
	refusedIn(form: string): { problems: Problems; typed: Record<string, string> } | undefined;
}

export function EventList({ events, refusedIn }: Props) {
	const { locale } = useStudio();
	if (events.length === 0) return null;
	return (
		<ul className={styles.events}>
			{events.map((event) => (
				<li key={`${event.id} ${JSON.stringify(event)}`}>
					<p className={styles.when}>{sayDays(event, locale)}</p>
					<div>
						<p>
							<strong>{event.name}</strong>
						</p>
						<p>
							{event.kind}. {event.place}.
						</p>
						<div className={styles.acts}>
							<details open={refusedIn(event.id) !== undefined}>
								<summary>
									Change<span className="unseen"> {event.name}</span>
								</summary>
								<EventForm
									title={`Change ${event.name}`}
									event={event}
									refused={refusedIn(event.id)}
								/>
							</details>
							<Form method="post">
								<input type="hidden" name="intent" value="remove" />
								<input type="hidden" name="id" value={event.id} />
								<input type="hidden" name="seen" value={writeSeen(event)} />
								<Button type="submit" kind="quiet">
									Remove<span className="unseen"> {event.name}</span>
								</Button>
							</Form>
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
