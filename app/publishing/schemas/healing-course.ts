import * as v from "valibot";
import { line, listById, listOf, paragraph, slug, wholeNumber } from "./fields.ts";

/** Calendar time after the session. */
const offset = v.union([v.object({ days: wholeNumber }), v.object({ months: wholeNumber })]);

export type Offset = v.InferOutput<typeof offset>;

/** Day 1 is the day of the session. */
const moment = v.object({
	fromDay: wholeNumber,
	/** For calendars without a date. */
	when: line(60),
	tasks: listOf(paragraph(300), 8),
});

export type HealingMoment = v.InferOutput<typeof moment>;

const phase = v.object({
	id: slug,
	title: line(60),
	starts: offset,
	when: line(60),
	summary: paragraph(300),
	normal: paragraph(300),
	worry: paragraph(300),
	avoid: paragraph(400),
	moments: listOf(moment, 8, 1),
});

export type HealingPhase = v.InferOutput<typeof phase>;

/** `ends` is its last day. */
const milestone = v.object({
	id: slug,
	title: line(60),
	starts: offset,
	ends: offset,
	when: line(60),
	summary: paragraph(300),
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
	cover: v.object({ question: line(60), wrap: line(60), film: line(60) }),
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
