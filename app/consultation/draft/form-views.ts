import { fillFields, readFields } from "../form/read-form.ts";
import { chooseFields, type Fields, sameFields } from "./device-draft.ts";

export interface FormView {
	element: HTMLFormElement;
	wins: boolean;
	submit(): void;
	onSent(): void;
}

/** A document may have two: the dialog can be closed behind the page's own form. */
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

	function fillEmpty(view: FormView, fields: Fields): Fields {
		const { element, wins } = view;
		view.wins = false;
		if (!wins) fill(element, chooseFields(fields, readFields(element)));
		const typed = readFields(element);
		return sameFields(typed, fields) ? fields : typed;
	}

	return {
		list: () => [...views],
		add(view: FormView): () => void {
			views.add(view);
			return () => void views.delete(view);
		},
		findShown: () => [...views].find(({ element }) => element.getClientRects().length > 0),
		isFilling: () => filling,
		fillOthers,
		fillEmpty,
		fillAllEmpty(fields: Fields): Fields {
			let all = fields;
			for (const view of views) {
				const filled = fillEmpty(view, all);
				if (filled !== all) fillOthers(view.element, filled);
				all = filled;
			}
			return all;
		},
	};
}
