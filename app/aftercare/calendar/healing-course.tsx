import { useStudio } from "../../publishing/frame-studio.ts";
import type {
	HealingCourse as Course,
	HealingPhase,
} from "../../publishing/schemas/healing-course.ts";
import { type CalendarDay, sayDay } from "./calendar-days.ts";
import styles from "./healing-course.module.css";
import { findToday, type PlannedPart, planCourse } from "./healing-days.ts";

interface HealingCourseProps {
	course: Course;
	session: CalendarDay | undefined;
	today: CalendarDay | undefined;
}

export function HealingCourse({ course, session, today }: HealingCourseProps) {
	const { locale } = useStudio();
	const planned = planCourse(course, session ?? 0);
	const current =
		session === undefined || today === undefined
			? undefined
			: findToday(course, session, today).phase;
	return (
		<div className={styles.course}>
			<h3 id="healing-course">The whole course of healing</h3>
			<ol className={styles.parts} aria-labelledby="healing-course">
				{planned.map((plan) => (
					<li
						key={plan.part.id}
						className={styles.part}
						aria-current={plan.part === current ? "step" : undefined}
					>
						<p className={styles.when}>
							{session === undefined ? plan.part.when : sayDays(plan, locale)}
						</p>
						<div>
							<h4 className={styles.title}>{plan.part.title}</h4>
							<p>{plan.part.summary}</p>
							{"moments" in plan.part && <InDetail phase={plan.part} />}
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

function InDetail({ phase }: { phase: HealingPhase }) {
	return (
		<details className={styles.detail}>
			<summary>
				<span>
					What to do<span className="unseen">, {phase.title}</span>
				</span>
			</summary>
			<div className={styles.moments}>
				{phase.moments.map(({ when, tasks }) => (
					<div key={when}>
						{phase.moments.length > 1 && <h5 className={styles.title}>{when}</h5>}
						<ul className={styles.tasks}>
							{tasks.map((task) => (
								<li key={task}>{task}</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<p>
				<strong>Normal now:</strong> {phase.normal}
			</p>
			<p>
				<strong>Keep away from:</strong> {phase.avoid}
			</p>
		</details>
	);
}

function sayDays({ starts, ends }: PlannedPart, locale: string): string {
	if (ends === null) return `From ${sayDay(starts, locale)}`;
	return ends === starts
		? sayDay(starts, locale)
		: `${sayDay(starts, locale)} - ${sayDay(ends, locale)}`;
}
