import { type RefObject, useEffect } from "react";

/**
 * What is chosen or typed in the forms about the photo itself (`data-beside`, the name of their field) is sent along
 * with the others, which lead away from the page.
 */
export function useBeside(page: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = page.current;
		const add = ({ target, formData }: FormDataEvent) => {
			if (!(target instanceof HTMLFormElement) || target.dataset.beside) return;
			for (const form of element?.querySelectorAll<HTMLFormElement>("form[data-beside]") ?? []) {
				const { beside = "" } = form.dataset;
				const typed = new FormData(form);
				formData.set(beside, typed.get(beside) ?? "");
				formData.set(`${beside}.was`, typed.get("was") ?? "");
			}
		};
		element?.addEventListener("formdata", add);
		return () => element?.removeEventListener("formdata", add);
	}, [page]);
}
