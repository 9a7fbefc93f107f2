type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * After a save that rendered the draft's values as the defaults: shows them, except in fields that changed
 * while it was under way. Those keep what was typed, and differ from their defaults.
 */
export function showSaved(form: HTMLFormElement, sent: FormData): void {
	const now = new FormData(form);
	const isSent = (name: string) => String(now.getAll(name)) === String(sent.getAll(name));
	for (const control of form.querySelectorAll<Control>(
		"textarea[name], select[name], input[name]:not([type=hidden], [type=file])",
	)) {
		const { name } = control;
		if (control instanceof HTMLSelectElement) markSent(control, sent.get(name));
		const isTyped = !isSent(name);
		if (isTyped || control === document.activeElement) openAround(control);
		if (isTyped || control instanceof HTMLSelectElement) continue;
		if (control.type === "radio" || control.type === "checkbox") {
			const { defaultChecked } = control as HTMLInputElement;
			(control as HTMLInputElement).checked = defaultChecked;
		} else if (control.value !== control.defaultValue) {
			control.value = control.defaultValue;
			control.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}
}

/** React does not change which option of a mounted field is the default. */
function markSent(select: HTMLSelectElement, sent: FormDataEntryValue | null): void {
	const { value } = select;
	for (const option of select.options) option.defaultSelected = option.value === sent;
	select.value = value;
}

/** A part that has no more problems may have been closed by the answer. */
function openAround(control: Element): void {
	const details = control.closest("details");
	if (!details) return;
	details.open = true;
	if (details.parentElement) openAround(details.parentElement);
}
