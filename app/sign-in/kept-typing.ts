/** Text typed into a form of the desk after its session had ended. The tab keeps it over the sign-in. */
interface KeptTyping {
	/** The path of the page. */
	path: string;
	action: string;
	/** Among the forms with that action. */
	place: number;
	/** Of radio buttons and checkboxes, only the checked ones. */
	fields: [name: string, value: string][];
	/** The form led to sign-in, so what it carried was not saved. */
	isLost: boolean;
}

const key = "desk-typing";

export function keepTyping(form: HTMLFormElement): void {
	const fields = listControls(form)
		.filter((control) => (isCheckable(control) ? control.checked : control.value))
		.map(({ name, value }): [string, string] => [name, value]);
	const { pathname, search } = location;
	const { action } = form;
	const place = listForms(action).indexOf(form);
	write({ path: pathname + search, action, place, fields, isLost: false });
}

/** Call it on the page of sign-in. @returns whether anything was typed */
export function markTypingLost(): boolean {
	const kept = read();
	if (kept) write({ ...kept, isLost: true });
	return kept !== null && kept.fields.length > 0;
}

export function forgetTyping(): void {
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/** Back on the page. @returns whether anything was filled in */
export function restoreTyping(): boolean {
	const kept = read();
	if (!kept?.isLost || kept.path !== location.pathname + location.search) return false;
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
			"textarea[name], select[name], input[name]:not([type=password], [type=hidden], [type=file])",
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
