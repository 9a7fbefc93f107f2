import { useId } from "react";
import type { VisitEvent } from "../../visits/visit-events.ts";
import { Part } from "../frame/room.tsx";
import { type CountedDay, sumBySpan } from "./arrange-counts.ts";
import { Plot } from "./plot.tsx";
import styles from "./visits.module.css";

const events: { event: VisitEvent; label: string }[] = [
	{ event: "view", label: "Page views" },
	{ event: "opened", label: "Form opened" },
	{ event: "begun", label: "Form begun" },
	{ event: "sent", label: "Requests sent" },
];

interface Props {
	title: string;
	span: string;
	spans: string[];
	counted: CountedDay[];
	locale: string;
}

/** One plot for each event, and all of them as a table. */
export function SpanPlots({ title, span, spans, counted, locale }: Props) {
	const id = useId();
	const names = spans.map((one) => nameSpan(one, locale));
	const columns = events.map((one) => ({ ...one, values: sumBySpan(counted, spans, one.event) }));
	return (
		<Part id={id} title={title}>
			<div className={styles.plots}>
				{columns.map(({ label, values }) => (
					<Plot key={label} label={label} names={names} values={values} locale={locale} />
				))}
			</div>
			<details className={styles.numbers}>
				<summary>{title} as a table</summary>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{span}</th>
							{columns.map(({ label }) => (
								<th key={label} scope="col">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{spans
							.map((one, index) => (
								<tr key={one}>
									<th scope="row">{names[index]}</th>
									{columns.map(({ label, values }) => (
										<td key={label}>{values[index]?.toLocaleString(locale)}</td>
									))}
								</tr>
							))
							.reverse()}
					</tbody>
				</table>
			</details>
		</Part>
	);
}

function nameSpan(span: string, locale: string): string {
	const isMonth = span.length === 7;
	return new Date(span).toLocaleDateString(locale, {
		timeZone: "UTC",
		month: "short",
		...(isMonth ? { year: "numeric" } : { day: "numeric" }),
	});
}
