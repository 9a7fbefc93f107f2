import type { RefObject } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { isChanged } from "./is-changed.ts";
import styles from "./unsaved-changes-dialog.module.css";

interface UnsavedChangesDialogProps {
	/** Contains the forms. A field is unsaved when it differs from its default value. */
	page: RefObject<HTMLElement | null>;
	/** After a refusal the defaults are what was typed, so they compare as saved. */
	isRefused: boolean;
}

/** Asks before a navigation that would discard unsaved input. */
export function UnsavedChangesDialog({ page, isRefused }: UnsavedChangesDialogProps) {
	const asks = () => isRefused || isUnsaved(page.current);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			currentLocation.pathname !== nextLocation.pathname && asks(),
	);
	useBeforeUnload((event) => {
		if (asks()) event.preventDefault();
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

/** Whether a field of its forms differs from its default value. */
export function isUnsaved(page: HTMLElement | null): boolean {
	return listControls(page).some(isChanged);
}

function listControls(page: HTMLElement | null) {
	return [
		...(page?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
			// A password may be the browser's, which fills it in unasked.
			"form[method=post] :is(input:not([autocomplete$=-password]), textarea, select)",
		) ?? []),
	];
}
