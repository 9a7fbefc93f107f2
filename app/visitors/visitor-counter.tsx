import { useEffect, useSyncExternalStore } from "react";
import { useStudio } from "../publishing/frame-studio.ts";
import { Button } from "../ui/button.tsx";
import { getVisits, loadVisits, noVisits, saveVisit, subscribe } from "./visit-store.ts";
import styles from "./visitor-counter.module.css";

export interface SentVisit {
	counted: number | null;
	refused: string | null;
}

/** @param place distinguishes a page's counters; a form sent without scripts returns to it */
export function VisitorCounter({ place, sent }: { place: string; sent: SentVisit }) {
	const { locale } = useStudio();
	const visits = useSyncExternalStore(subscribe, getVisits, () => noVisits);
	useEffect(() => {
		loadVisits();
	}, []);
	const count = visits.count ?? sent.counted ?? 1;
	const said = sent.refused ?? (sent.counted === null ? null : "Visit counted!");

	return (
		<form
			className={styles.counter}
			id={place}
			method="post"
			data-live=""
			action={`/?index#${place}`}
			onSubmit={(event) => {
				event.preventDefault();
				saveVisit();
			}}
		>
			<p className={styles.count}>
				<span className={styles.number}>{count.toLocaleString(locale)}</span>
				{count === 1 ? "visit counted" : "visits counted"}
			</p>
			<Button
				type="submit"
				kind="outline"
				className={styles.button}
				busy={visits.saving ? "Updating..." : undefined}
				data-late=""
			>
				I was here
			</Button>
			{said && <p className={styles.said}>{said}</p>}
		</form>
	);
}
