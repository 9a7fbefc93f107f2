import { Button } from "../../ui/button.tsx";
import styles from "./developer-hidden-notice.module.css";

interface HiddenNoticeProps {
	found: { failure: string | null; busy: boolean; retry(): void };
}

/** Says that hidden articles could not be loaded. */
export function HiddenNotice({ found: { failure, busy, retry } }: HiddenNoticeProps) {
	return (
		<div className={styles.strip} data-ground="ink">
			<p role="status">{failure && `The hidden posts did not load. ${failure}`}</p>
			{failure && (
				<Button kind="quiet" busy={busy ? "Trying again" : undefined} onClick={retry}>
					Retry
				</Button>
			)}
		</div>
	);
}
