import { type CalendarDay, writeDay } from "../../ui/calendar/calendar-days.ts";
import { escapeText, writeAllDay, writeIcs } from "../../ui/calendar/write-ics.ts";
import { saveFile } from "../../ui/save-file.ts";
import { type PhaseCourse, planCourse } from "./healing-days.ts";

interface Healing {
	course: PhaseCourse;
	session: CalendarDay;
	studio: string;
	address: string;
}

export function saveCalendar(healing: Healing): void {
	const text = writeHealingIcs(healing, new Date());
	saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "tattoo-healing.ics");
}

export function writeHealingIcs(healing: Healing, now: Date): string {
	const { course, session, studio, address } = healing;
	return writeIcs({
		name: "Tattoo healing",
		product: `-//${studio}//Healing calendar//EN`,
		// A phase for life would be an event without an end.
		events: planCourse(course, session).flatMap(({ part, starts, ends }) =>
			ends === null
				? []
				: {
						uid: `healing-${writeDay(session)}-${part.id}@${new URL(address).hostname}`,
						title: `Tattoo healing: ${part.title}`,
						changed: now,
						properties: [
							...writeAllDay(starts, ends),
							`DESCRIPTION:${escapeText(`${part.summary}\n${address}`)}`,
						],
					},
		),
	});
}
