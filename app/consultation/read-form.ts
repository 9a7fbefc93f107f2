import { enterName, readReferral } from "./referral.ts";
import { type FieldName, textFields } from "./request-fields.ts";

/** @returns what stands in the form, by column name and as it was typed */
export function readForm(form: HTMLFormElement): Record<FieldName, string> {
	const data = new FormData(form);
	const typed = (name: string) => String(data.get(name) ?? "");
	const values = Object.fromEntries(
		Object.keys(textFields).map((name) => [name, typed(name)]),
	) as Record<FieldName, string>;
	values.referred_by = readReferral({
		referred_by: values.referred_by,
		referral_name: typed("referral_name"),
	});
	// A number field gives no text for what is no number; it is wrong then, and not missing.
	const age = form.elements.namedItem("age");
	if (age instanceof HTMLInputElement && age.validity.badInput) values.age = "?";
	return values;
}

/** Puts the visitor at the first field in the form's own order that something is said about. */
export function focusFirst(form: HTMLFormElement, names: string[]): void {
	for (const control of form.elements) {
		const { name, value } = control as HTMLInputElement;
		if (!names.includes(name)) continue;
		const field = value === enterName ? form.elements.namedItem("referral_name") : control;
		(field as HTMLElement).focus();
		return;
	}
}

/** Puts the visitor at the first file that cannot go along; its button tells why when it is read out. */
export function focusWrongFile(form: HTMLFormElement): void {
	form.querySelector<HTMLElement>("[data-wrong] button")?.focus();
}
