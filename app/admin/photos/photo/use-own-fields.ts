import { type RefObject, useEffect } from "react";

/**
 * Sends what is chosen or typed in the forms about the photo itself along with the others, which lead away from the
 * page. `data-own` of such a form names its field; its `was` goes along as `NAME.was`.
 */
export function useOwnFields(page: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = page.current;
		const add = ({ target, formData }: FormDataEvent) => {
			if (!(target instanceof HTMLFormElement) || target.dataset.own) return;
			for (const form of element?.querySelectorAll<HTMLFormElement>("form[data-own]") ?? []) {
				const { own = "" } = form.dataset;
				const fields = new FormData(form);
				formData.set(own, fields.get(own) ?? "");
				formData.set(`${own}.was`, fields.get("was") ?? "");
			}
		};
		element?.addEventListener("formdata", add);
		return () => element?.removeEventListener("formdata", add);
	}, [page]);
}
