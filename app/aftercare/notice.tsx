import type { Aftercare } from "../publishing/schemas/aftercare.ts";
import { Alert } from "../ui/alert.tsx";
import styles from "./notice.module.css";

const places = [
	["guides", "Three guides"],
	["healing-calendar", "Healing calendar"],
	["doctor", "See a doctor"],
	["recommended", "Products"],
	["numbing-cream", "Numbing cream"],
	["questions", "Questions"],
] as const;

export function Notice({ title, text }: Aftercare["notice"]) {
	return (
		<div className={styles.pair} data-ground="paper">
			<Alert className={styles.notice} title={title}>
				<p>{text}</p>
				<p>
					<a className="touch" href="#doctor">
						Five signs you need a doctor
					</a>
				</p>
			</Alert>
			<nav className={styles.where} aria-label="On this page">
				<ul className={styles.places}>
					{places.map(([id, name]) => (
						<li key={id}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
