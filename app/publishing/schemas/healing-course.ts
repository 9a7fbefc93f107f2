import * as v from "valibot";
import { line, listById, listOf, paragraph, slug, wholeNumber } from "./fields.ts";

/** Calendar time after the session: so many days or months later. */
const offset = v.union([v.object({ days: wholeNumber }), v.object({ months: wholeNumber })]);

export type Offset = v.InferOutput<typeof offset>;

/** What there is to do from one day of healing on. Day 1 is the day of the session. */
const moment = v.object({
	fromDay: wholeNumber,
	/** Said where no date is known. */
	when: line(60),
	tasks: listOf(paragraph(300), 8),
});

export type HealingMoment = v.InferOutput<typeof moment>;

/** A stretch of the healing; it lasts until the next one begins. */
const phase = v.object({
	id: slug,
	title: line(60),
	starts: offset,
	when: line(60),
	summary: paragraph(300),
	normal: paragraph(300),
	/** What the sheet of that time says to keep away from. */
	avoid: paragraph(400),
	moments: listOf(moment, 8, 1),
});

export type HealingPhase = v.InferOutput<typeof phase>;

/** A day, or a few weeks, for one thing. `ends` is its last day. */
const milestone = v.object({
	id: slug,
	title: line(60),
	starts: offset,
	ends: offset,
	when: line(60),
	summary: paragraph(300),
});

export type HealingMilestone = v.InferOutput<typeof milestone>;

export const healingCourseSchema = v.object({
	phases: v.pipe(
		listById(phase, 8),
		v.check(
			([first]) => first !== undefined && countDays(first.starts) === 0,
			"The first phase starts on the day of the session.",
		),
		v.check(
			(phases) =>
				phases.every(
					({ starts }, at) => at === 0 || countDays(starts) > countDays(phases[at - 1]?.starts),
				),
			"Each phase starts after the one before it.",
		),
	),
	milestones: listById(milestone, 8),
});

function countDays(starts: Offset = { days: 0 }): number {
	return "days" in starts ? starts.days : starts.months * 30;
}

export type HealingCourse = v.InferOutput<typeof healingCourseSchema>;
