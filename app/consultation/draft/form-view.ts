import { fillFields, readFields } from "../form/read-form.ts";
import { chooseFields, type Fields, sameFields } from "./device-draft.ts";

export interface FormView {
	element: HTMLFormElement;
	wins: boolean;
	submit(): void;
	onSent(): void;
}

/** The one form that shows the draft: the dialog's, or that of the form's own page. */
export function createFormView() {
	let view: FormView | undefined;
	let filling = false;

	return {
		get: () => view,
		set(mounted: FormView): () => void {
			view = mounted;
			return () => {
				if (view === mounted) view = undefined;
			};
		},
		findShown: () => (view?.element.getClientRects().length ? view : undefined),
		isFilling: () => filling,
		fillEmpty(fields: Fields): Fields {
			if (!view) return fields;
			const { element, wins } = view;
			view.wins = false;
			filling = true;
			if (!wins) fillFields(element, chooseFields(fields, readFields(element)));
			filling = false;
			const typed = readFields(element);
			return sameFields(typed, fields) ? fields : typed;
		},
	};
}
