import { Moment } from "../../request/moment.tsx";
import styles from "./document.module.css";

interface DraftStateProps {
	savedAt: string | undefined;
	/** Fields that do not fit yet. */
	count: number;
}

export function DraftState({ savedAt, count }: DraftStateProps) {
	return (
		<p className={styles.state} role="status">
			{savedAt ? (
				<>
					Draft of <Moment at={savedAt} />. Visitors see it once it is published.
				</>
			) : (
				"This is what visitors see. Saving makes a draft of your own."
			)}
			{count > 0 && (
				<strong>
					{" "}
					{count === 1 ? "One field has" : `${count} fields have`} to change before it can be
					published.
				</strong>
			)}
		</p>
	);
}
