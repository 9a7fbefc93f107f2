import { useStudio } from "../../publishing/frame-studio.ts";
import type {
	HealingCourse as Course,
	HealingPhase,
} from "../../publishing/schemas/healing-course.ts";
import { type CalendarDay, sayShortDay } from "../../ui/calendar/calendar-days.ts";
import styles from "./healing-course.module.css";
import { chooseCourse, type PhaseCourse, type PlannedPart, planCourse } from "./healing-days.ts";

interface HealingCourseProps {
	course: PhaseCourse;
	session: CalendarDay | undefined;
	current: HealingPhase | undefined;
}

export function HealingCourse({ course, session, current }: HealingCourseProps) {
	return (
		<div className={styles.course}>
			<h3 id="healing-course">Healing, start to finish</h3>
			<ol className={styles.parts} aria-labelledby="healing-course">
				{planCourse(course, session ?? 0).map((plan) => (
					<Part key={plan.part.id} plan={plan} dated={session !== undefined} current={current} />
				))}
			</ol>
		</div>
	);
}

/** For visitors who have not said yet which of the two they have. */
export function FilmCourse({ whole }: { whole: Course }) {
	const parts = planCourse(chooseCourse(whole, "film"), 0).filter(({ part }) =>
		whole.film.some(({ id }) => id === part.id),
	);
	return (
		<details className={`${styles.detail} ${styles.film}`}>
			<summary>
				<span>{whole.cover.film}: the first week</span>
			</summary>
			<div className={styles.course}>
				<ol className={styles.parts}>
					{parts.map((plan) => (
						<Part key={plan.part.id} plan={plan} dated={false} current={undefined} />
					))}
				</ol>
			</div>
		</details>
	);
}

interface PartProps {
	plan: PlannedPart;
	dated: boolean;
	current: HealingPhase | undefined;
}

function Part({ plan, dated, current }: PartProps) {
	const { locale } = useStudio();
	const { part } = plan;
	return (
		<li className={styles.part} aria-current={part === current ? "step" : undefined}>
			<p className={styles.when}>{dated ? sayDays(plan, locale) : part.when}</p>
			<div>
				<h4 className={styles.title}>{part.title}</h4>
				<p>{part.summary}</p>
				{"moments" in part && <InDetail phase={part} />}
			</div>
		</li>
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
			<p className={styles.worry}>
				<strong>When to worry:</strong> {phase.worry}
			</p>
			<p>
				<strong>Avoid:</strong> {phase.avoid}
			</p>
		</details>
	);
}

function sayDays({ starts, ends }: PlannedPart, locale: string): string {
	if (ends === null) return `From ${sayShortDay(starts, locale)}`;
	return ends === starts
		? sayShortDay(starts, locale)
		: `${sayShortDay(starts, locale)} - ${sayShortDay(ends, locale)}`;
}
