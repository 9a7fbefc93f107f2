import type {
	Cover,
	HealingCourse,
	HealingMilestone,
	HealingMoment,
	HealingPhase,
	Offset,
} from "../../publishing/schemas/healing-course.ts";
import { addMonths, type CalendarDay, readDay } from "../../ui/calendar/calendar-days.ts";

/** `ends` is the last day; null for the rest of life. */
export interface PlannedPart {
	part: HealingPhase | HealingMilestone;
	starts: CalendarDay;
	ends: CalendarDay | null;
}

/** The course with a film, or with a wrap. */
export type PhaseCourse = Pick<HealingCourse, "phases" | "milestones">;

type CheckedSessionDate = { ok: true; session: CalendarDay } | { ok: false; problem: string };

export interface HealingToday {
	day: number;
	phase: HealingPhase;
	moment: HealingMoment;
	milestones: HealingMilestone[];
	next: (PlannedPart & { inDays: number }) | undefined;
}

export function checkSessionDate(given: string, today: CalendarDay): CheckedSessionDate {
	if (!given) return refuse("Choose the date of your session.");
	const session = readDay(given);
	if (session === null) {
		return refuse("That is not a valid date. Choose the day of your session.");
	}
	if (session > today) {
		return refuse("That date is in the future. Healing is counted from the day of your session.");
	}
	if (addMonths(session, 12) <= today) {
		return refuse(
			"That was a year or more ago, and your tattoo has long since healed. What it needs now is on the Final Aftercare Instructions sheet.",
		);
	}
	return { ok: true, session };
}

export function chooseCourse(course: HealingCourse, cover: Cover | undefined): PhaseCourse {
	if (cover !== "film") return course;
	const { film, phases, milestones } = course;
	const last = film.at(-1)?.starts ?? { days: 0 };
	const later = phases.filter(({ starts }) => add(0, starts) > add(0, last));
	return { phases: [...film, ...later], milestones };
}

/** Lists the days on which a task begins: with a wrap, with a film, and later with both. */
export function listMoments(course: HealingCourse) {
	const { phases: underFilm } = chooseCourse(course, "film");
	return [...course.film, ...course.phases].flatMap((phase) =>
		phase.moments.map((moment, at) => ({
			phase,
			moment,
			fromDay: at === 0 ? add(0, phase.starts) + 1 : moment.fromDay,
			notUnder: whichLacks(phase),
		})),
	);

	function whichLacks(phase: HealingPhase): Cover | undefined {
		if (!course.phases.includes(phase)) return "wrap";
		return underFilm.includes(phase) ? undefined : "film";
	}
}

export function planCourse(course: PhaseCourse, session: CalendarDay): PlannedPart[] {
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
	return [...milestones, ...phases].sort((a, b) => a.starts - b.starts);
}

export function findHealingToday(
	course: PhaseCourse,
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

function refuse(problem: string): CheckedSessionDate {
	return { ok: false, problem };
}
