import type { Fields } from "./draft.ts";
import { fillFields } from "./read-form.ts";

/** A form that shows the draft. */
export interface FormView {
	element: HTMLFormElement;
	/** What stands in it counts for more than what is kept. */
	wins: boolean;
	/** Presses Submit. */
	submit(): void;
	/** The request is safe. */
	onSent(): void;
}

/** The forms of one document: the dialog's may lie closed behind the page's own. */
export function createFormViews() {
	const views = new Set<FormView>();
	let filling = false;

	function fill(element: HTMLFormElement, fields: Fields): void {
		filling = true;
		fillFields(element, fields);
		filling = false;
	}

	return {
		list: () => [...views],
		/** @returns takes it away again */
		add(view: FormView): () => void {
			views.add(view);
			return () => void views.delete(view);
		},
		findShown: () => [...views].find(({ element }) => element.getClientRects().length > 0),
		/** True while controls change by nobody's hand. */
		isFilling: () => filling,
		fill,
		fillOthers(than: HTMLFormElement, fields: Fields): void {
			for (const { element } of views) if (element !== than) fill(element, fields);
		},
	};
}
