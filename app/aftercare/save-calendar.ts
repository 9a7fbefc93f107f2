import { studio } from "../../content/studio.ts";
import { saveFile } from "../ui/save-file.ts";
import { type CalendarDay, writeDay } from "./calendar-days.ts";
import { planCourse } from "./healing-days.ts";
import { writeIcs } from "./write-ics.ts";

/** Saves the course from this session as a calendar file. @param address the page's own */
export function saveCalendar(session: CalendarDay, address: string): void {
	const text = writeHealingIcs(session, address, new Date());
	saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "tattoo-healing.ics");
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
