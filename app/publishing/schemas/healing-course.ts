import * as v from "valibot";
import { listById, listOf, slug, text, wholeNumber } from "./fields.ts";

/** Calendar time after the session. */
const offset = v.union([v.object({ days: wholeNumber }), v.object({ months: wholeNumber })]);

export type Offset = v.InferOutput<typeof offset>;

/** Day 1 is the day of the session. */
const moment = v.object({
	fromDay: wholeNumber,
	/** For calendars without a date. */
	when: text(60),
	tasks: listOf(text(300), 8),
});

export type HealingMoment = v.InferOutput<typeof moment>;

const phase = v.object({
	id: slug,
	title: text(60),
	starts: offset,
	when: text(60),
	summary: text(300),
	normal: text(300),
	worry: text(300),
	avoid: text(400),
	moments: listOf(moment, 8, 1),
});

export type HealingPhase = v.InferOutput<typeof phase>;

/** `ends` is its last day. */
const milestone = v.object({
	id: slug,
	title: text(60),
	starts: offset,
	ends: offset,
	when: text(60),
	summary: text(300),
});

export type HealingMilestone = v.InferOutput<typeof milestone>;

const phases = v.pipe(
	listById(phase, 8),
	v.check(
		([first]) => first !== undefined && countDays(first.starts) === 0,
		"The first phase must start on the day of the session.",
	),
	v.check(
		(phases) =>
			phases.every(
				({ starts }, at) => at === 0 || countDays(starts) > countDays(phases[at - 1]?.starts),
			),
		"Each phase must start after the one before it.",
	),
);

export const healingCourseSchema = v.object({
	/** Asked together with the date. */
	cover: v.object({ question: text(60), wrap: text(60), film: text(60) }),
	phases,
	/** Adhesive film replaces the phases up to the start of its last one. */
	film: phases,
	milestones: listById(milestone, 8),
});

function countDays(starts: Offset = { days: 0 }): number {
	return "days" in starts ? starts.days : starts.months * 30;
}

export type Cover = "wrap" | "film";

export type HealingCourse = v.InferOutput<typeof healingCourseSchema>;
