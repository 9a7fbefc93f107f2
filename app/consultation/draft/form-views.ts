import { fillFields, readFields } from "../form/read-form.ts";
import { chooseFields, type Fields, sameFields } from "./device-draft.ts";

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

	function fillOthers(than: HTMLFormElement, fields: Fields): void {
		for (const { element } of views) if (element !== than) fill(element, fields);
	}

	/** Fills what is empty. @returns the same fields, or what the form has of its own */
	function meet(view: FormView, fields: Fields): Fields {
		const { element, wins } = view;
		view.wins = false;
		if (!wins) fill(element, chooseFields(fields, readFields(element)));
		const typed = readFields(element);
		return sameFields(typed, fields) ? fields : typed;
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
		fillOthers,
		meet,
		/** @returns the same fields where no form has others of its own */
		meetAll(fields: Fields): Fields {
			let all = fields;
			for (const view of views) {
				const met = meet(view, all);
				if (met !== all) fillOthers(view.element, met);
				all = met;
			}
			return all;
		},
	};
}
