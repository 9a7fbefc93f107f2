import { useStudio } from "../../publishing/frame-studio.ts";
import type {
	HealingCourse,
	HealingMoment,
	HealingPhase,
} from "../../publishing/schemas/healing-course.ts";
import { Button } from "../../ui/button.tsx";
import { sayShortDay, writeDay } from "../../ui/calendar/calendar-days.ts";
import { sayDay } from "../../ui/calendar/say-day.ts";
import earlyToday from "./early-today.js?minified";
import { listMoments } from "./healing-days.ts";
import styles from "./healing-today.module.css";
import { saveCalendar } from "./save-calendar.ts";
import type { Healing } from "./use-healing.ts";

interface HealingTodayProps {
	whole: HealingCourse;
	healing: Healing;
	address: string;
}

/** Hidden without a date. Until hydration, it contains the tasks of all days. */
export function HealingTodayCard({ whole, healing, address }: HealingTodayProps) {
	const { locale } = useStudio();
	const { found, course, today } = healing;
	const over = found && found.phase === course.phases.at(-1);
	return (
		<>
			<section id="today" tabIndex={-1} className={styles.today} aria-labelledby="today-heading">
				<h2 id="today-heading" className={styles.day}>
					<span id="today-day" className={styles.number} suppressHydrationWarning>
						{found ? `Day ${found.day}` : ""}
					</span>{" "}
					{over ? "with your tattoo" : "of healing"}
				</h2>
				<p id="today-date" className={styles.date} suppressHydrationWarning>
					{found && today !== undefined
						? `${sayDay(writeDay(today), locale, "full")}, ${found.phase.title}`
						: ""}
				</p>
				{found && (
					<div className={styles.body}>
						<Tasks phase={found.phase} moment={found.moment} />
					</div>
				)}
				{today === undefined &&
					listMoments(whole).map(({ fromDay, notUnder, phase, moment }) => (
						<div
							key={`${phase.id} ${fromDay}`}
							hidden
							suppressHydrationWarning
							className={styles.body}
							data-from={fromDay}
							data-not-under={notUnder}
							data-phase={phase.title}
						>
							<Tasks phase={phase} moment={moment} />
						</div>
					))}
				<Coming healing={healing} address={address} />
			</section>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours */}
			<script dangerouslySetInnerHTML={{ __html: earlyToday }} />
		</>
	);
}

function Tasks({ phase, moment }: { phase: HealingPhase; moment: HealingMoment }) {
	return (
		<>
			<div className={styles.tasks}>
				<h3>What to do today</h3>
				<ul>
					{moment.tasks.map((task) => (
						<li key={task}>{task}</li>
					))}
				</ul>
			</div>
			<div>
				<h3>Normal now</h3>
				<p>{phase.normal}</p>
			</div>
			<div>
				<h3>When to worry</h3>
				<p>
					{phase.worry} <a href="#doctor">All five signs</a>
				</p>
			</div>
		</>
	);
}

function Coming({ healing, address }: Pick<HealingTodayProps, "healing" | "address">) {
	const { name: studio, locale } = useStudio();
	const { found, course, session, forget } = healing;
	if (!found || session === undefined) return null;
	const { milestones, next } = found;
	return (
		<>
			<div className={styles.next}>
				{milestones.map(({ id, title, summary }) => (
					<p key={id}>
						<strong>Now: {title}.</strong> {summary}
					</p>
				))}
				{next && (
					<p>
						<strong>
							Next, {next.inDays === 1 ? "tomorrow" : `in ${next.inDays} days`} (
							{sayShortDay(next.starts, locale)}): {next.part.title}.
						</strong>{" "}
						{next.part.summary}
					</p>
				)}
			</div>
			<div className={styles.acts}>
				<Button kind="outline" onClick={() => saveCalendar({ course, session, studio, address })}>
					Save to My Calendar (.ics)
				</Button>
				<a className={`touch ${styles.change}`} href="#healing-calendar">
					Change the Date
				</a>
				<Button kind="quiet" className={styles.forget} onClick={forget}>
					Clear the Date
				</Button>
				<p className={styles.kept}>The date stays on this device only. Nothing is sent.</p>
			</div>
		</>
	);
}
