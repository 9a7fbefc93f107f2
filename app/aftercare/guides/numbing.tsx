import { href } from "react-router";
import type { NumbingCream } from "../../publishing/schemas/numbing-cream.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./numbing.module.css";
import { directionsFile } from "./write-directions.ts";

export function Numbing({ title, lead, figures, steps, stop }: NumbingCream) {
	return (
		<section
			className={`section ${styles.numbing}`}
			data-ground="ink"
			aria-labelledby="numbing-cream"
		>
			<div className={styles.head}>
				<h2 id="numbing-cream">{title}</h2>
				<p className={styles.lead}>{lead}</p>
				<a
					className={buttonClass("outline")}
					href={href("/aftercare/tattoo-numbing-cream-directions.txt")}
					download={directionsFile}
				>
					Download the Directions
				</a>
			</div>
			<ul className={styles.figures}>
				{figures.map(({ figure, label }) => (
					<li key={figure}>
						<span className={styles.figure}>{figure}</span> {label}
					</li>
				))}
			</ul>
			<ol className={styles.steps}>
				{steps.map(({ heading, text }) => (
					<li key={heading}>
						<h3>{heading}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<div className={styles.stop}>
				<h3>{stop.title}</h3>
				<p>{stop.text}</p>
				<p>
					{stop.poison.text}{" "}
					<a className={styles.number} href={`tel:${dial(stop.poison.number)}`}>
						{stop.poison.number}
					</a>
				</p>
			</div>
		</section>
	);
}

/** North American numbers are written without their plus; `112` and others stay as they are. */
function dial(number: string): string {
	return number.replace(/[^\d+]/g, "").replace(/^1(?=\d{10}$)/, "+1");
}
