import { addToast, dismissToast } from "../../ui/toast/toast-store.ts";
import { openDialog } from "../dialog/dialog-history.ts";
import { focusFirst, focusWrongFile } from "../form/read-form.ts";
import type { Dispatch, PerformersOf, ToastAction } from "./draft-events.ts";
import type { createFormViews } from "./form-views.ts";

type Effects =
	| "showToast"
	| "dismissToast"
	| "showNotice"
	| "focusFields"
	| "focusWrongFile"
	| "leaveForm";

export function createFormEffects(
	dispatch: Dispatch,
	views: ReturnType<typeof createFormViews>,
	isInSight: () => boolean,
): PerformersOf<Effects> {
	let toastId = "";
	const submit = () => views.findShown()?.submit();

	function toButton(action: ToastAction) {
		if (action.is === "submit") {
			return { label: "Retry", run: () => (views.findShown() ? submit() : openDialog()) };
		}
		const run = () => {
			for (const key of action.keys) dispatch({ is: "fileRemoved", key });
			submit();
		};
		return { label: "Remove and Send", run };
	}

	/** After React has rendered: a form being sent takes no focus. */
	function focus(work: (form: HTMLFormElement) => void): void {
		const form = views.findShown()?.element;
		if (form) queueMicrotask(() => work(form));
	}

	return {
		showToast({ words, action }) {
			const open = { label: "Open the Form", run: openDialog };
			const button = isInSight() ? action && toButton(action) : open;
			toastId = addToast({ ...words, ...(button && { action: button }) });
		},
		dismissToast: () => dismissToast(toastId),
		showNotice: ({ words }) => void addToast(words),
		focusFields: ({ names }) => focus((form) => focusFirst(form, names)),
		focusWrongFile: () => focus(focusWrongFile),
		leaveForm: () => views.findShown()?.onSent(),
	};
}
