import { Button } from "../../ui/button.tsx";
import styles from "./developer-hidden-notice.module.css";

interface HiddenNoticeProps {
	found: { failure: string | null; busy: boolean; retry(): void };
}

/** Says, above a page that shows what visitors see, that it shows no more than that. */
export function HiddenNotice({ found: { failure, busy, retry } }: HiddenNoticeProps) {
	return (
		<div className={styles.strip} data-ground="ink">
			<p role="status">{failure && `The hidden posts did not come. ${failure}`}</p>
			{failure && (
				<Button kind="quiet" busy={busy ? "Trying again" : undefined} onClick={retry}>
					Retry
				</Button>
			)}
		</div>
	);
}
