import type { HealingCourse as Course } from "../../publishing/schemas/healing-course.ts";
import { Button } from "../../ui/button.tsx";
import { writeDay } from "../../ui/calendar/calendar-days.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./healing-calendar.module.css";
import { FilmCourse, HealingCourse } from "./healing-course.tsx";
import type { Healing } from "./use-healing.ts";

interface HealingCalendarProps {
	whole: Course;
	healing: Healing;
}

export function HealingCalendar({ whole, healing }: HealingCalendarProps) {
	const { dateField, coverField, today, session, found, course, problem, said, submit } = healing;
	return (
		<section
			className={`section ${styles.calendar}`}
			data-ground="paper"
			aria-labelledby="healing-calendar"
		>
			<div className={styles.head}>
				<div>
					<h2 id="healing-calendar">Your Healing Calendar</h2>
					<p className={styles.lead}>
						Choose the day of your session. From then on, this page opens with the day you’re on and
						what to do that day.
					</p>
				</div>
				<div className={styles.ask}>
					<form className={styles.form} onSubmit={submit} noValidate>
						<Field label="Day of your session" error={problem}>
							{(control) => (
								<input
									{...control}
									ref={dateField}
									type="date"
									max={today === undefined ? undefined : writeDay(today)}
								/>
							)}
						</Field>
						<Field label={whole.cover.question}>
							{(control) => (
								<select {...control} ref={coverField}>
									<option value="wrap">{whole.cover.wrap}</option>
									<option value="film">{whole.cover.film}</option>
								</select>
							)}
						</Field>
						<Button type="submit" className={styles.show} data-late="">
							Show My Day
						</Button>
					</form>
					<p className={styles.kept}>Both answers stay on this device. Nothing is sent.</p>
					<div role="status">
						{said && <p className={styles.said}>{said}</p>}
						{found && (
							<p className="unseen">{`Today is day ${found.day}, ${found.phase.title}.`}</p>
						)}
					</div>
				</div>
			</div>
			<HealingCourse course={course} session={session} current={found?.phase} />
			{session === undefined && <FilmCourse whole={whole} />}
		</section>
	);
}
