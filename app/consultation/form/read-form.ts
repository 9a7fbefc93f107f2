import { type FieldName, textFields } from "../../requests/request-fields.ts";
import type { Fields } from "../draft/device-draft.ts";
import { enterName, readReferral } from "./referral.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function listControls(form: HTMLFormElement): Control[] {
	return ([...form.elements] as Control[]).filter(
		({ name }) => name in textFields || name === "referral_name",
	);
}

export function readFields(form: HTMLFormElement): Fields {
	return Object.fromEntries(
		listControls(form).map(({ name, value, validity }) => [
			name,
			// A number input has no value for invalid text; it is wrong, not missing.
			validity.badInput ? "?" : value,
		]),
	);
}

export function fillFields(form: HTMLFormElement, fields: Fields): void {
	for (const control of listControls(form)) {
		const value = fields[control.name];
		if (value === undefined || value === control.value) continue;
		control.value = value;
		const type = control instanceof HTMLSelectElement ? "change" : "input";
		control.dispatchEvent(new Event(type, { bubbles: true }));
	}
}

export function readValues(fields: Fields): Record<FieldName, string> {
	const values = Object.fromEntries(
		Object.keys(textFields).map((name) => [name, fields[name] ?? ""]),
	) as Record<FieldName, string>;
	return { ...values, referred_by: readReferral(fields) };
}

export function focusFirst(form: HTMLFormElement, names: string[]): void {
	for (const control of form.elements) {
		const { name, value } = control as HTMLInputElement;
		if (!names.includes(name)) continue;
		const field = value === enterName ? form.elements.namedItem("referral_name") : control;
		(field as HTMLElement).focus();
		return;
	}
}

export function focusWrongFile(form: HTMLFormElement): void {
	form.querySelector<HTMLElement>("[data-wrong] button")?.focus();
}
