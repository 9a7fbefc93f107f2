import { useStudio } from "../publishing/frame-studio.ts";
import styles from "./books.css?url";
import { sayDays } from "./say-books.ts";
import { useBooks } from "./use-books.ts";

/** Follows the ink of a page's head. */
export function ComingEvents() {
	const { events = [], year = "" } = useBooks() ?? {};
	const { locale } = useStudio();
	if (events.length === 0) return null;
	return (
		<section className="coming-events" data-ground="ink" aria-labelledby="coming-events">
			<link rel="stylesheet" href={styles} precedence="late" />
			<h2 id="coming-events">Guest Spots and Events</h2>
			<ul>
				{events.map((event) => (
					<li key={event.id}>
						<p className="coming-days">
							<time dateTime={event.from}>{sayDays(event, locale, year)}</time>
						</p>
						<div>
							<h3>{event.name}</h3>
							<p>
								{event.kind}. {event.place}.
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
