import { type FieldName, textFields } from "../../requests/request-fields.ts";
import type { Fields } from "../draft/device-draft.ts";
import { enterName, readReferral } from "./referral.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In the form's own order: the choice of a referral comes before its name. */
function listControls(form: HTMLFormElement): Control[] {
	return ([...form.elements] as Control[]).filter(
		({ name }) => name in textFields || name === "referral_name",
	);
}

/** @returns what stands in the form, by the controls' names and as it was typed */
export function readFields(form: HTMLFormElement): Fields {
	return Object.fromEntries(
		listControls(form).map(({ name, value, validity }) => [
			name,
			// A number field gives no text for what is no number; it is wrong then, and not missing.
			validity.badInput ? "?" : value,
		]),
	);
}

/** Writes into the controls that are named, as a visitor would: whatever depends on them hears of it. */
export function fillFields(form: HTMLFormElement, fields: Fields): void {
	for (const control of listControls(form)) {
		const value = fields[control.name];
		if (value === undefined || value === control.value) continue;
		control.value = value;
		const type = control instanceof HTMLSelectElement ? "change" : "input";
		control.dispatchEvent(new Event(type, { bubbles: true }));
	}
}

/** @returns the answers by column name */
export function readValues(fields: Fields): Record<FieldName, string> {
	const values = Object.fromEntries(
		Object.keys(textFields).map((name) => [name, fields[name] ?? ""]),
	) as Record<FieldName, string>;
	return { ...values, referred_by: readReferral(fields) };
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
