import type {
	HealingCourse,
	HealingMilestone,
	HealingMoment,
	HealingPhase,
	Offset,
} from "../../publishing/schemas/healing-course.ts";
import { addMonths, type CalendarDay, readDay } from "./calendar-days.ts";

/** A part of the course on the calendar. `ends` is its last day; null for what has no end. */
export interface PlannedPart {
	part: HealingPhase | HealingMilestone;
	starts: CalendarDay;
	ends: CalendarDay | null;
}

export type CheckedSession = { ok: true; session: CalendarDay } | { ok: false; problem: string };

export interface HealingToday {
	/** The day of the session is day 1. */
	day: number;
	phase: HealingPhase;
	moment: HealingMoment;
	/** What else is due today, and on the days around it. */
	milestones: HealingMilestone[];
	/** What begins after today, and in how many days. */
	next: (PlannedPart & { inDays: number }) | undefined;
}

/** @param given what a date field holds, or what was kept */
export function checkSession(given: string, today: CalendarDay): CheckedSession {
	if (!given) return refuse("Choose the date of your session.");
	const session = readDay(given);
	if (session === null) {
		return refuse("That is not a date. Choose the day of your session.");
	}
	if (session > today) {
		return refuse("That day is still to come. Healing is counted from the day of the session on.");
	}
	if (addMonths(session, 12) <= today) {
		return refuse(
			"That is a year or more ago, and your tattoo has long healed. What it needs now is on the sheet Final Aftercare Instructions.",
		);
	}
	return { ok: true, session };
}

/** All parts of the course with their days, in the order in which they begin. */
export function planCourse(course: HealingCourse, session: CalendarDay): PlannedPart[] {
	const phases = course.phases.map((part, index) => {
		const following = course.phases[index + 1];
		return {
			part,
			starts: add(session, part.starts),
			ends: following ? add(session, following.starts) - 1 : null,
		};
	});
	const milestones = course.milestones.map((part) => ({
		part,
		starts: add(session, part.starts),
		ends: add(session, part.ends),
	}));
	// Where both begin on one day, the milestone comes first.
	return [...milestones, ...phases].sort((a, b) => a.starts - b.starts);
}

export function findToday(
	course: HealingCourse,
	session: CalendarDay,
	today: CalendarDay,
): HealingToday {
	const day = today - session + 1;
	const phase = course.phases.findLast(({ starts }) => add(session, starts) <= today);
	const moment = phase?.moments.findLast(({ fromDay }) => fromDay <= day) ?? phase?.moments[0];
	if (!phase || !moment) throw new RangeError(`No healing on day ${day}`);
	const milestones = course.milestones.filter(
		({ starts, ends }) => add(session, starts) <= today && today <= add(session, ends),
	);
	const next = planCourse(course, session).find(({ starts }) => starts > today);
	return {
		day,
		phase,
		moment,
		milestones,
		next: next && { ...next, inDays: next.starts - today },
	};
}

function add(session: CalendarDay, offset: Offset): CalendarDay {
	return "days" in offset ? session + offset.days : addMonths(session, offset.months);
}

function refuse(problem: string): CheckedSession {
	return { ok: false, problem };
}
