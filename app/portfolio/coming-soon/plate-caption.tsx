import { breakAfter } from "../../ui/break-after.tsx";
import styles from "./plate-caption.module.css";

interface PlateCaptionProps {
	title: string;
	room: string;
}

/** Inside the plate's link. */
export function PlateCaption({ title, room }: PlateCaptionProps) {
	return (
		<span className={styles.caption}>
			<span className={styles.title}>{title}</span>
			<span className={styles.room}>{breakAfter("/", room)}</span>
		</span>
	);
}
