import type { RefObject } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import styles from "./editor.module.css";

/** What was typed and not saved would be lost with the page. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: RefObject<boolean> }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
	);
	useBeforeUnload((event) => {
		if (isUnsaved.current) event.preventDefault();
	});
	const stay = () => blocker.reset?.();
	return (
		<Dialog open={blocker.state === "blocked"} onClose={stay} label="Leave without saving?">
			<p>What you changed since the last save would be lost.</p>
			<div className={styles.leave}>
				<Button onClick={stay}>Stay</Button>
				<Button kind="outline" onClick={() => blocker.proceed?.()}>
					Leave
				</Button>
			</div>
		</Dialog>
	);
}
