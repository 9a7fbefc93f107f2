import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { addMonths, readDay, writeDay } from "../../ui/calendar/calendar-days.ts";
import {
	checkSessionDate,
	chooseCourse,
	findHealingToday,
	listMoments,
	planCourse,
} from "./healing-days.ts";

const healingCourse = documents["healing-course"];

const day = (text: string) => readDay(text) ?? Number.NaN;
const today = day("2026-11-21");

describe("the day of a session", () => {
	it.each([
		["", "Choose the date of your session."],
		["2026-02-30", "That is not a valid date. Choose the day of your session."],
		["soon", "That is not a valid date. Choose the day of your session."],
		["2026-11-22", "That date is in the future. Healing is counted from the day of your session."],
		[
			"2025-11-21",
			"That was a year or more ago, and your tattoo has long since healed. What it needs now is on the Final Aftercare Instructions sheet.",
		],
		[
			"0001-01-01",
			"That was a year or more ago, and your tattoo has long since healed. What it needs now is on the Final Aftercare Instructions sheet.",
		],
	])("%j is refused with a sentence", (given, problem) => {
		expect(checkSessionDate(given, today)).toEqual({ ok: false, problem });
	});

	it.each(["2026-11-21", "2026-11-20", "2025-11-22"])("%s is accepted", (given) => {
		expect(checkSessionDate(given, today)).toEqual({ ok: true, session: day(given) });
	});
});

describe("the course", () => {
	it("has every part on its days", () => {
		const parts = planCourse(healingCourse, day("2026-11-16")).map(({ part, starts, ends }) => [
			part.title,
			writeDay(starts),
			ends === null ? null : writeDay(ends),
		]);
		expect(parts).toEqual([
			["Week 1", "2026-11-16", "2026-11-22"],
			["Week 2 & 3", "2026-11-23", "2026-12-06"],
			["From week 4", "2026-12-07", "2027-02-15"],
			["Touch-up look", "2026-12-14", "2026-12-28"],
			["3-month check", "2027-02-16", "2027-02-16"],
			["For life", "2027-02-16", null],
		]);
	});

	it.each([
		["2026-11-16", 1, "Week 1", "Day 1", "Week 2 & 3", 7],
		["2026-11-18", 3, "Week 1", "Days 2-3", "Week 2 & 3", 5],
		["2026-11-22", 7, "Week 1", "Days 4-7", "Week 2 & 3", 1],
		["2026-11-23", 8, "Week 2 & 3", "Days 8-14", "From week 4", 14],
		["2026-12-06", 21, "Week 2 & 3", "Days 15-21", "From week 4", 1],
		["2026-12-07", 22, "From week 4", "From day 22", "Touch-up look", 7],
		["2027-02-15", 92, "From week 4", "From day 22", "3-month check", 1],
		["2027-02-16", 93, "For life", "From then on", undefined, undefined],
	])("on %s it is day %i, %s", (date, number, phase, moment, next, inDays) => {
		const found = findHealingToday(healingCourse, day("2026-11-16"), day(date));
		expect([found.day, found.phase.title, found.moment.when]).toEqual([number, phase, moment]);
		expect([found.next?.part.title, found.next?.inDays]).toEqual([next, inDays]);
	});

	it.each([
		["2026-12-13", []],
		["2026-12-14", ["Touch-up look"]],
		["2026-12-18", ["Touch-up look"]],
		["2026-12-28", ["Touch-up look"]],
		["2026-12-29", []],
		["2027-02-16", ["3-month check"]],
		["2027-02-17", []],
	])("on %s what is due besides is %j", (date, titles) => {
		const { milestones } = findHealingToday(healingCourse, day("2026-11-16"), day(date));
		expect(milestones.map(({ title }) => title)).toEqual(titles);
	});

	it("begins with the film's phases where the tattoo is under a film", () => {
		const plan = (cover: "film" | "wrap" | undefined) =>
			planCourse(chooseCourse(healingCourse, cover), 0).map(({ part, starts }) => [
				part.id,
				starts,
			]);
		expect(plan("film").slice(0, 4)).toEqual([
			["film-on", 0],
			["film-off", 3],
			["week-2-and-3", 7],
			["from-week-4", 21],
		]);
		expect(plan("wrap")[0]).toEqual(["week-1", 0]);
		expect(plan(undefined)).toEqual(plan("wrap"));
	});

	it("lists the tasks of all days as they are found on each day", () => {
		const days = listMoments(healingCourse);
		for (const cover of ["wrap", "film"] as const) {
			for (let day = 1; day <= 60; day++) {
				const listed = days.findLast(
					({ fromDay, notUnder }) => notUnder !== cover && fromDay <= day,
				);
				const { phase, moment } = findHealingToday(chooseCourse(healingCourse, cover), 0, day - 1);
				expect([listed?.phase, listed?.moment]).toEqual([phase, moment]);
			}
		}
	});

	it("has tasks for every day of the first year, whatever day it starts on", () => {
		const sessions = fc.integer({ min: day("2024-01-01"), max: day("2029-12-31") });
		fc.assert(
			fc.property(sessions, fc.nat(365), (session, later) => {
				const {
					day: number,
					phase,
					moment,
				} = findHealingToday(healingCourse, session, session + later);
				expect(number).toBe(later + 1);
				expect(phase.moments).toContain(moment);
				expect(moment.fromDay <= number).toBe(true);
				expect(phase.id === "for-life").toBe(session + later >= addMonths(session, 3));
			}),
		);
	});
});
