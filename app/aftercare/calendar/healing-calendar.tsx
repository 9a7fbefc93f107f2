import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useStudio } from "../../publishing/frame-studio.ts";
import type { HealingCourse as Course } from "../../publishing/schemas/healing-course.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type CalendarDay, dayOf, writeDay } from "./calendar-days.ts";
import styles from "./healing-calendar.module.css";
import { HealingCourse } from "./healing-course.tsx";
import { readHealingDate, writeHealingDate } from "./healing-date.ts";
import { checkSession, findToday } from "./healing-days.ts";
import { HealingTodayCard } from "./healing-today.tsx";
import { saveCalendar } from "./save-calendar.ts";

interface HealingCalendarProps {
	course: Course;
	address: string;
}

export function HealingCalendar({ course, address }: HealingCalendarProps) {
	const field = useRef<HTMLInputElement>(null);
	const { name: studio } = useStudio();
	const today = useToday();
	const [session, setSession] = useState<CalendarDay>();
	const [problem, setProblem] = useState<string>();
	const [said, setSaid] = useState("");

	// The first read of storage can be slow on a phone, so it runs in a task of its own.
	useEffect(() => {
		const turn = setTimeout(() => {
			const date = field.current;
			if (!date) return;
			// A date chosen before hydration is newer than the stored one.
			const given = date.value || readHealingDate();
			const checked = checkSession(given, dayOf(new Date()));
			if (!checked.ok) return;
			date.value = given;
			setSession(checked.session);
		});
		return () => clearTimeout(turn);
	}, []);

	function submit(event: SubmitEvent) {
		event.preventDefault();
		const date = field.current;
		if (!date) return;
		const given = date.validity.badInput ? "half a date" : date.value;
		const checked = checkSession(given, dayOf(new Date()));
		setProblem(checked.ok ? undefined : checked.problem);
		setSession(checked.ok ? checked.session : undefined);
		if (!checked.ok) {
			setSaid("");
			date.focus();
			return;
		}
		const kept = writeHealingDate(given);
		setSaid(
			kept
				? ""
				: "Your browser does not save anything, so the date will be lost when you leave this page.",
		);
	}

	function forget() {
		writeHealingDate("");
		setSession(undefined);
		setSaid("Date forgotten.");
		if (!field.current) return;
		field.current.value = "";
		field.current.focus();
	}

	return (
		<section className={styles.ground} data-ground="paper" aria-labelledby="healing-calendar">
			<div className={styles.calendar}>
				<div className={styles.head}>
					<div>
						<h2 id="healing-calendar">Your healing calendar</h2>
						<p className={styles.lead}>
							Choose the day of your session, and I will tell you which day of healing you are on
							and what to do today.
						</p>
					</div>
					<div className={styles.ask}>
						<form className={styles.form} onSubmit={submit} noValidate>
							<Field
								label="Day of your session"
								hint="The date stays in this browser. Nothing is sent."
								error={problem}
							>
								{(control) => (
									<input
										{...control}
										ref={field}
										type="date"
										max={today === undefined ? undefined : writeDay(today)}
									/>
								)}
							</Field>
							<Button type="submit" className={styles.show} data-late="">
								Show my day
							</Button>
						</form>
						<div role="status">
							{said && <p className={styles.said}>{said}</p>}
							{session !== undefined && today !== undefined && (
								<p className="unseen">{sayToday(course, session, today)}</p>
							)}
						</div>
					</div>
				</div>
				<div className={styles.days}>
					{session !== undefined && today !== undefined && (
						<HealingTodayCard {...findToday(course, session, today)} today={today}>
							<Button
								kind="outline"
								onClick={() => saveCalendar({ course, session, studio, address })}
							>
								Save to my calendar (.ics)
							</Button>
							<Button kind="quiet" onClick={forget}>
								Forget the date
							</Button>
						</HealingTodayCard>
					)}
					<HealingCourse course={course} session={session} today={today} />
				</div>
			</div>
		</section>
	);
}

function sayToday(course: Course, session: CalendarDay, today: CalendarDay): string {
	const { day, phase } = findToday(course, session, today);
	return `Today is day ${day}, ${phase.title}.`;
}

/** Undefined until hydration; updates when a page stays open past midnight. */
function useToday(): CalendarDay | undefined {
	const [today, setToday] = useState<CalendarDay>();
	useEffect(() => {
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
