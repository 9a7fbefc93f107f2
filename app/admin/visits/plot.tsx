import { useId } from "react";
import styles from "./visits.module.css";

const height = 48;
const step = 12;
const gap = 3;

interface PlotProps {
	label: string;
	/** Names of the bars, for the caption: the first and the last are shown. */
	names: string[];
	values: number[];
	locale: string;
}

export function Plot({ label, names, values, locale }: PlotProps) {
	const id = useId();
	const most = Math.max(...values);
	const sum = values.reduce((total, value) => total + value, 0);
	const say = (count: number) => count.toLocaleString(locale);
	const peak = names[values.indexOf(most)];
	const where = most > 0 ? `, with a high of ${say(most)} on ${peak}` : "";
	const said = `${label}: ${say(sum)} in all${where}. The table below has every number.`;
	return (
		<figure className={styles.plot}>
			<figcaption>
				<span className={styles.label}>{label}</span>
				<span className={styles.sum}>{say(sum)}</span>
			</figcaption>
			<svg
				viewBox={`0 0 ${values.length * step - gap} ${height}`}
				preserveAspectRatio="none"
				role="img"
				aria-labelledby={id}
			>
				<title id={id}>{said}</title>
				{values.map((value, index) => {
					const bar = most > 0 ? (value / most) * height : 0;
					const shown = value > 0 ? Math.max(bar, 2) : 0.75;
					return (
						<rect
							key={names[index]}
							x={index * step}
							y={height - shown}
							width={step - gap}
							height={shown}
							data-empty={value === 0 ? "" : undefined}
						/>
					);
				})}
			</svg>
			<p className={styles.ends} aria-hidden="true">
				<span>{names[0]}</span>
				{most > 0 && (
					<span>
						most {say(most)} ({peak})
					</span>
				)}
				<span>{names.at(-1)}</span>
			</p>
		</figure>
	);
}
