import { Form } from "react-router";
import { sayDays } from "../../books/say-books.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import type { BookedEvent } from "../../publishing/schemas/books.ts";
import { DeleteDetails } from "../frame/delete-details.tsx";
import styles from "./books.module.css";
import { BooksConflict, type RefusedForm } from "./books-conflict.tsx";
import { EventForm } from "./event-form.tsx";
import { writeSeen } from "./seen-part.ts";

interface Props {
	events: BookedEvent[];
	today: string;
	savedAt: string | undefined;
	refusedIn(form: string): RefusedForm | undefined;
	/** Something is typed into the form of this event. */
	note(id: string): void;
}

export function EventList({ events, today, savedAt, refusedIn, note }: Props) {
	const { locale } = useStudio();
	if (events.length === 0) return null;
	return (
		<ul className={styles.events}>
			{events.map((event) => {
				const change = refusedIn(event.id);
				const removal = refusedIn(`remove ${event.id}`);
				return (
					<li key={event.id} onInput={() => note(event.id)}>
						<p className={styles.when}>{sayDays(event, locale, today.slice(0, 4))}</p>
						<div>
							<p>
								<strong>{event.name}</strong>
							</p>
							<p>
								{event.kind}. {event.place}.
							</p>
							<div className={styles.acts}>
								<details open={change !== undefined}>
									<summary>
										Change<span className="unseen"> {event.name}</span>
									</summary>
									<EventForm
										title={`Change ${event.name}`}
										today={today}
										event={event}
										savedAt={savedAt}
										refused={change}
									/>
								</details>
								<Form method="post">
									<input type="hidden" name="intent" value="remove" />
									<input type="hidden" name="id" value={event.id} />
									<input type="hidden" name="seen" value={writeSeen(event)} />
									<BooksConflict conflict={removal?.conflict} label="Remove It" />
									<DeleteDetails summary="Remove" title={event.name} words="Remove This Event">
										It comes off Home and Contact right away and cannot be brought back.
									</DeleteDetails>
								</Form>
							</div>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
