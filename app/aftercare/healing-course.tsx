import { type CalendarDay, sayDay } from "./calendar-days.ts";
import styles from "./healing-course.module.css";
import { findToday, type PlannedPart, planCourse } from "./healing-days.ts";

interface HealingCourseProps {
	/** undefined where it is not known: then days are counted and have no dates. */
	session: CalendarDay | undefined;
	today: CalendarDay | undefined;
}

/** The whole course, each part with its dates, or with its days where there is no date. */
export function HealingCourse({ session, today }: HealingCourseProps) {
	// Any day gives their order.
	const planned = planCourse(session ?? 0);
	const current =
		session === undefined || today === undefined ? undefined : findToday(session, today).phase;
	return (
		<div className={styles.course}>
			<h3 id="healing-course">The whole course</h3>
			<ol className={styles.parts} aria-labelledby="healing-course">
				{planned.map((plan) => (
					<li
						key={plan.part.id}
						className={styles.part}
						aria-current={plan.part === current ? "step" : undefined}
					>
						<p className={styles.when}>{session === undefined ? plan.part.when : sayDays(plan)}</p>
						<div>
							<h4 className={styles.title}>{plan.part.title}</h4>
							<p>{plan.part.summary}</p>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

function sayDays({ starts, ends }: PlannedPart): string {
	if (ends === null) return `From ${sayDay(starts)}`;
	return ends === starts ? sayDay(starts) : `${sayDay(starts)} - ${sayDay(ends)}`;
}
