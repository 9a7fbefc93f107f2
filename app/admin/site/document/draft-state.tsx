import { Moment } from "../../request/moment.tsx";
import styles from "./document.module.css";

interface DraftStateProps {
	savedAt: string | undefined;
	/** Fields that do not fit yet. */
	count: number;
	/** The last published revision no longer fits, so visitors see an older one. */
	isMisfit: boolean;
}

export function DraftState({ savedAt, count, isMisfit }: DraftStateProps) {
	return (
		<p className={styles.state} role="status">
			{savedAt ? (
				<>
					Draft from <Moment at={savedAt} />. Visitors see it once it is published.
				</>
			) : isMisfit ? (
				"This is what you published last. It does not fit this version of the site, so visitors see an older one."
			) : (
				"This is what visitors see. Saving starts a draft."
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
