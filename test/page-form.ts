import { decodeEntities } from "./entities.ts";

/**
 * Reads the fields that a browser without scripts would send, without buttons.
 * @param mark stands in the form that is meant
 */
export function readPageForm(html: string, mark: string): URLSearchParams {
	const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
	const form = forms.find((one) => one.includes(mark)) ?? "";
	const fields = new URLSearchParams();
	const controls = /<input\b[^>]*>|<textarea\b[^>]*>.*?<\/textarea>|<select\b[^>]*>.*?<\/select>/gs;
	for (const [control] of form.matchAll(controls)) {
		const name = readAttribute(control, "name");
		if (!name) continue;
		if (/^<textarea/.test(control)) {
			fields.append(name, decodeEntities(control.replace(/^<[^>]*>\n?|<\/textarea>$/g, "")));
		} else if (/^<select/.test(control)) {
			const options = control.match(/<option\b.*?<\/option>/gs) ?? [];
			const chosen = options.find((one) => / selected=/.test(one)) ?? options[0] ?? "";
			const words = decodeEntities(chosen.replace(/<[^>]*>/g, ""));
			fields.append(name, readAttribute(chosen, "value") ?? words);
		} else if (!/type="checkbox"/.test(control)) {
			fields.append(name, readAttribute(control, "value") ?? "");
		} else if (/ checked=/.test(control)) fields.append(name, "on");
	}
	return fields;
}

/** @returns the value of the button with that name */
export function readButton(html: string, name: string): string | undefined {
	const buttons = html.match(/<button\b[^>]*>/g) ?? [];
	const button = buttons.find((one) => readAttribute(one, "name") === name);
	return button && readAttribute(button, "value");
}

function readAttribute(tag: string, name: string): string | undefined {
	const found = new RegExp(`^<[^>]*? ${name}="([^"]*)"`).exec(tag)?.[1];
	return found === undefined ? undefined : decodeEntities(found);
}
