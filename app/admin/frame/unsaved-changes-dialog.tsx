import { type RefObject, useEffect, useRef, useState } from "react";
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
	/** The answer to a form leads away from the page. Forms with `data-own` do not, and go along with the others. */
	leads?: boolean;
}

/** Asks before a navigation that would discard unsaved input. */
export function UnsavedChangesDialog({
	page,
	isRefused,
	leads = false,
}: UnsavedChangesDialogProps) {
	const asks = () => isRefused || isUnsaved(page.current);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			currentLocation.pathname !== nextLocation.pathname && asks(),
	);
	useBeforeUnload((event) => {
		if (asks()) event.preventDefault();
	});
	const held = useHeldForm(page, leads);
	const stay = () => {
		blocker.reset?.();
		held.drop();
	};
	const leave = () => {
		blocker.proceed?.();
		held.send?.();
	};
	return (
		<Dialog
			open={blocker.state === "blocked" || held.send !== undefined}
			onClose={stay}
			label={held.send ? "Discard what you typed elsewhere?" : "Leave without saving?"}
		>
			<p>
				{held.send
					? "What you typed into the other forms of this page would be lost."
					: "What you changed since the last save would be lost."}
			</p>
			<div className={styles.choice}>
				<Button onClick={stay}>Stay</Button>
				<Button kind="outline" onClick={leave}>
					{held.send ? "Go On" : "Leave"}
				</Button>
			</div>
		</Dialog>
	);
}

/** Holds a form back whose answer would discard what is unsaved in another one. */
function useHeldForm(page: RefObject<HTMLElement | null>, leads: boolean) {
	const [send, setSend] = useState<() => void>();
	const sending = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const element = page.current;
		if (!leads || !element) return;
		const hold = (event: SubmitEvent) => {
			const { target: form, submitter } = event;
			if (!(form instanceof HTMLFormElement) || form === sending.current) return;
			const others = listControls(element).filter(
				(control) => control.form !== form && control.form?.dataset.own === undefined,
			);
			if (form.dataset.own !== undefined || !others.some(isAtRisk)) return;
			event.preventDefault();
			event.stopPropagation();
			setSend(() => () => {
				setSend(undefined);
				sending.current = form;
				form.requestSubmit(submitter);
				sending.current = null;
			});
		};
		element.addEventListener("submit", hold, true);
		return () => element.removeEventListener("submit", hold, true);
	}, [page, leads]);
	return { send, drop: () => setSend(undefined) };
}

/** A refused form's defaults are what was typed. */
function isAtRisk(control: ReturnType<typeof listControls>[number]): boolean {
	return isChanged(control) || control.ariaInvalid === "true";
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
