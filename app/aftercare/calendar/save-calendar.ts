import type { HealingCourse } from "../../publishing/schemas/healing-course.ts";
import { saveFile } from "../../ui/save-file.ts";
import { type CalendarDay, writeDay } from "./calendar-days.ts";
import { planCourse } from "./healing-days.ts";
import { writeIcs } from "./write-ics.ts";

interface Healing {
	course: HealingCourse;
	session: CalendarDay;
	/** The studio's name. */
	studio: string;
	/** The page's own. */
	address: string;
}

/** Saves the course from this session as a calendar file. */
export function saveCalendar(healing: Healing): void {
	const text = writeHealingIcs(healing, new Date());
	saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "tattoo-healing.ics");
}

export function writeHealingIcs(healing: Healing, now: Date): string {
	const { course, session, studio, address } = healing;
	return writeIcs({
		name: "Tattoo healing",
		product: `-//${studio}//Healing calendar//EN`,
		now,
		// What is for life has no end and no place in a calendar.
		events: planCourse(course, session).flatMap(({ part, starts, ends }) =>
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
