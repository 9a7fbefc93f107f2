import { type RefObject, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Cover, HealingCourse } from "../../publishing/schemas/healing-course.ts";
import { type CalendarDay, dayOf } from "../../ui/calendar/calendar-days.ts";
import { forgetHealingAnswer, readHealingAnswer, writeHealingAnswer } from "./healing-answer.ts";
import {
	checkSessionDate,
	chooseCourse,
	findHealingToday,
	type HealingToday,
	type PhaseCourse,
} from "./healing-days.ts";

export interface Healing {
	dateField: RefObject<HTMLInputElement | null>;
	coverField: RefObject<HTMLSelectElement | null>;
	/** Undefined until hydration. */
	today: CalendarDay | undefined;
	/** Undefined without a date, like `session` and `found`. */
	cover: Cover | undefined;
	session: CalendarDay | undefined;
	found: HealingToday | undefined;
	course: PhaseCourse;
	problem: string | undefined;
	said: string;
	submit: (event: SubmitEvent) => void;
	forget: () => void;
}

export function useHealing(whole: HealingCourse): Healing {
	const dateField = useRef<HTMLInputElement>(null);
	const coverField = useRef<HTMLSelectElement>(null);
	const today = useToday();
	const [given, setGiven] = useState<{ session: CalendarDay; cover: Cover }>();
	const [problem, setProblem] = useState<string>();
	const [said, setSaid] = useState("");
	const course = chooseCourse(whole, given?.cover);

	useLayoutEffect(() => {
		const [date, cover] = [dateField.current, coverField.current];
		if (!date || !cover) return;
		const kept = readHealingAnswer();
		// A choice made before hydration is newer.
		const chosen = cover.value === "film" ? "film" : kept.cover;
		const checked = checkSessionDate(date.value || kept.date, dayOf(new Date()));
		if (!checked.ok) return;
		date.value ||= kept.date;
		cover.value = chosen;
		setGiven({ session: checked.session, cover: chosen });
	}, []);

	// Shows or hides today's card: `early-today.js` sets the same mark.
	useLayoutEffect(() => {
		if (today === undefined) return;
		const { dataset } = document.documentElement;
		if (!given) delete dataset.healing;
		else dataset.healing = given.cover === "film" ? "film" : String(today - given.session + 1);
	}, [given, today]);

	function submit(event: SubmitEvent) {
		event.preventDefault();
		const [date, cover] = [dateField.current, coverField.current];
		if (!date || !cover) return;
		const answer = {
			date: date.validity.badInput ? "half a date" : date.value,
			cover: cover.value === "film" ? ("film" as const) : ("wrap" as const),
		};
		const checked = checkSessionDate(answer.date, dayOf(new Date()));
		flushSync(() => {
			setSaid("");
			setProblem(checked.ok ? undefined : checked.problem);
			setGiven(checked.ok ? { session: checked.session, cover: answer.cover } : undefined);
		});
		if (!checked.ok) {
			date.focus();
			return;
		}
		document.getElementById("today")?.focus();
		if (writeHealingAnswer(answer)) return;
		setSaid(
			"Your browser is not saving data for this site, so the date will be lost when you leave this page.",
		);
	}

	function forget() {
		forgetHealingAnswer();
		flushSync(() => {
			setGiven(undefined);
			setSaid("Date cleared.");
		});
		if (!dateField.current) return;
		dateField.current.value = "";
		dateField.current.focus();
	}

	return {
		...{ dateField, coverField, today, course, problem, said, submit, forget },
		cover: given?.cover,
		session: given?.session,
		found:
			given && today !== undefined ? findHealingToday(course, given.session, today) : undefined,
	};
}

/** Undefined until hydration; updates when a page stays open past midnight. */
function useToday(): CalendarDay | undefined {
	const [today, setToday] = useState<CalendarDay>();
	useLayoutEffect(() => {
		const look = () => setToday(dayOf(new Date()));
		look();
		document.addEventListener("visibilitychange", look);
		const eachMinute = setInterval(look, 60_000);
		return () => {
			document.removeEventListener("visibilitychange", look);
			clearInterval(eachMinute);
		};
	}, []);
	return today;
}
