import type { ReactNode } from "react";
import { useStudio } from "../../publishing/frame-studio.ts";
import { type CalendarDay, sayDay, sayWholeDay } from "./calendar-days.ts";
import type { HealingToday } from "./healing-days.ts";
import styles from "./healing-today.module.css";

interface HealingTodayProps extends HealingToday {
	today: CalendarDay;
	children: ReactNode;
}

export function HealingTodayCard(props: HealingTodayProps) {
	const { locale } = useStudio();
	const { day, phase, moment, milestones, next, today, children } = props;
	return (
		<div className={styles.today}>
			<p className={styles.day}>
				<span className={styles.number}>Day {day}</span> of healing
			</p>
			<p className={styles.date}>
				{sayWholeDay(today, locale)}, {phase.title}
			</p>
			<h3>What to do today</h3>
			<ul className={styles.tasks}>
				{milestones.map(({ id, title, summary }) => (
					<li key={id}>
						<strong>{title}:</strong> {summary}
					</li>
				))}
				{moment.tasks.map((task) => (
					<li key={task}>{task}</li>
				))}
			</ul>
			<p>
				<strong>Normal now:</strong> {phase.normal}
			</p>
			{next && (
				<p className={styles.next}>
					<strong>
						Next, {next.inDays === 1 ? "tomorrow" : `in ${next.inDays} days`},{" "}
						{sayDay(next.starts, locale)}: {next.part.title}.
					</strong>{" "}
					{next.part.summary}
				</p>
			)}
			<div className={styles.acts}>{children}</div>
		</div>
	);
}
