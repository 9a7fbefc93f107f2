import { studio } from "../../content/studio.ts";
import { type CalendarDay, writeDay } from "./calendar-days.ts";
import { planCourse } from "./healing-days.ts";
import { writeIcs } from "./write-ics.ts";

/** Saves the course from this session as a calendar file. @param address the page's own */
export function saveCalendar(session: CalendarDay, address: string): void {
	const text = writeHealingIcs(session, address, new Date());
	const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = "tattoo-healing.ics";
	document.body.append(link);
	link.click();
	link.remove();
	// The browser has begun to read it by then.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function writeHealingIcs(session: CalendarDay, address: string, now: Date): string {
	return writeIcs({
		name: "Tattoo healing",
		product: `-//${studio.name}//Healing calendar//EN`,
		now,
		// What is for life has no end and no place in a calendar.
		events: planCourse(session).flatMap(({ part, starts, ends }) =>
			ends === null
				? []
				: {
						uid: `healing-${writeDay(session)}-${part.id}@${new URL(address).hostname}`,
						title: `Tattoo healing: ${part.title}`,
						description: `${part.summary}\n${address}`,
						starts,
						ends,
					},
		),
	});
}
