/** Text typed into a form that was not sent. The tab keeps it over a reload, a sign-in or a look at another page. */
interface KeptTyping {
	/** The path of the page. */
	path: string;
	action: string;
	/** Among the forms with that action. */
	place: number;
	/** Of radio buttons and checkboxes, only the checked ones. */
	fields: [name: string, value: string][];
}

const key = "typing";

/** @param path of the page; without its search where that is not another page */
export function keepTyping(
	form: HTMLFormElement,
	path = location.pathname + location.search,
): void {
	const fields = listControls(form)
		.filter((control) => !isCheckable(control) || control.checked)
		.map(({ name, value }): [string, string] => [name, value]);
	const { action } = form;
	write({ path, action, place: listForms(action).indexOf(form), fields });
}

export function forgetTyping(): void {
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/** Back on the page. @returns whether anything was filled in */
export function restoreTyping(path = location.pathname + location.search): boolean {
	const kept = read();
	if (kept?.path !== path) return false;
	forgetTyping();
	const form = listForms(kept.action)[kept.place];
	let isFilled = false;
	for (const control of form ? listControls(form) : []) {
		if (!fill(control, kept.fields)) continue;
		control.dispatchEvent(new Event("input", { bubbles: true }));
		control.closest("details")?.setAttribute("open", "");
		isFilled = true;
	}
	return isFilled;
}

/** @returns whether anything changed */
function fill(control: Control, fields: KeptTyping["fields"]): boolean {
	const { name, value } = control;
	if (isCheckable(control)) {
		const was = control.checked;
		control.checked = fields.some(([kept, choice]) => kept === name && choice === value);
		return control.checked !== was;
	}
	const text = fields.find(([kept]) => kept === name)?.[1];
	if (text === undefined || value === text) return false;
	control.value = text;
	return true;
}

function listForms(action: string): HTMLFormElement[] {
	return [...document.forms].filter((form) => form.action === action);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isCheckable(control: Control): control is HTMLInputElement {
	return control.type === "radio" || control.type === "checkbox";
}

/** No passwords, and nothing that the page itself knows. */
function listControls(form: HTMLFormElement) {
	return [
		...form.querySelectorAll<Control>(
			"textarea[name], select[name], input[name]:not([autocomplete$=-password], [type=hidden], [type=file])",
		),
	];
}

function read(): KeptTyping | null {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

function write(kept: KeptTyping): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(kept));
	} catch {}
}
