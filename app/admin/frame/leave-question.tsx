import type { RefObject } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { isChanged } from "./is-changed.ts";
import styles from "./leave-question.module.css";

interface LeaveQuestionProps {
	/** Of the forms, whose fields come with what is saved. */
	page: RefObject<HTMLElement | null>;
	/** The fields show what was typed and refused. */
	isRefused: boolean;
}

/** What was typed and not saved would be lost with the page. */
export function LeaveQuestion({ page, isRefused }: LeaveQuestionProps) {
	const isUnsaved = () => isRefused || listControls(page.current).some(isChanged);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
	);
	useBeforeUnload((event) => {
		if (isUnsaved()) event.preventDefault();
	});
	const stay = () => blocker.reset?.();
	return (
		<Dialog open={blocker.state === "blocked"} onClose={stay} label="Leave without saving?">
			<p>What you changed since the last save would be lost.</p>
			<div className={styles.choice}>
				<Button onClick={stay}>Stay</Button>
				<Button kind="outline" onClick={() => blocker.proceed?.()}>
					Leave
				</Button>
			</div>
		</Dialog>
	);
}

function listControls(page: HTMLElement | null) {
	return [
		...(page?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
			"form[method=post] :is(input, textarea, select)",
		) ?? []),
	];
}
