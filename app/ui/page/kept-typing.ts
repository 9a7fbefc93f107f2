import { href } from "react-router";

/** Text typed into a form that was not saved. The tab keeps it over a sign-in, a reload or a look at another page. */
interface KeptTyping {
	/** The path of the page. */
	path: string;
	action: string;
	/** Among the forms with that action. */
	place: number;
	/** Of radio buttons and checkboxes, only the checked ones. */
	fields: [name: string, value: string][];
	/** Such as the version that the form began with. */
	hidden: [name: string, value: string][];
	/** What kept it from being saved: the form led to sign-in, or the page was left by the browser. */
	lost?: "session" | "page";
}

const key = "typing";

/** @param path of the page; without its search where that is not another page */
export function keepTyping(
	form: HTMLFormElement,
	lost?: "page",
	path = location.pathname + location.search,
): void {
	const fields = listControls(form)
		.filter((control) => !isCheckable(control) || control.checked)
		.map(({ name, value }): [string, string] => [name, value]);
	if (fields.length === 0) return;
	const sent = new FormData(form);
	const hidden = listHidden(form).map(({ name }): [string, string] => [
		name,
		String(sent.get(name) ?? ""),
	]);
	const { action } = form;
	const place = listForms(action).indexOf(form);
	write({ path, action, place, fields, hidden, ...(lost && { lost }) });
}

/** Call it on the page of sign-in. @returns whether anything was typed at the desk */
export function markTypingLost(): boolean {
	const kept = read();
	if (!kept?.path.startsWith(href("/admin"))) return false;
	write({ ...kept, lost: "session" });
	return kept.fields.some(([, value]) => value !== "");
}

/** @param lost forgets only what was lost like that */
export function forgetTyping(lost?: "page"): void {
	if (lost && read()?.lost !== lost) return;
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/** Back on the page. @returns why it was lost, if anything was filled in */
export function restoreTyping(path = location.pathname + location.search): KeptTyping["lost"] {
	const kept = read();
	if (!kept?.lost || kept.path !== path) return undefined;
	forgetTyping();
	const form = listForms(kept.action)[kept.place];
	let isFilled = false;
	for (const control of form ? listControls(form) : []) {
		if (!fill(control, kept.fields)) continue;
		control.dispatchEvent(new Event("input", { bubbles: true }));
		control.closest("details")?.setAttribute("open", "");
		isFilled = true;
	}
	if (!form || !isFilled) return undefined;
	if (kept.lost === "session") sendHidden(form, kept.hidden);
	return kept.lost;
}

/** Until the form is answered. */
let sending: { form: HTMLFormElement; end: AbortController } | undefined;

/**
 * Sends a form's hidden fields as they were, so that it is refused if another device has saved meanwhile. The fields
 * themselves keep the page's version: React writes it again with each change of the page.
 */
function sendHidden(form: HTMLFormElement, hidden: KeptTyping["hidden"]): void {
	sending?.end.abort();
	const end = new AbortController();
	const { action } = form;
	sending = { form, end };
	const shown = new Map(listHidden(form).map(({ name, value }) => [name, value]));
	const replace = ({ formData }: FormDataEvent) => {
		if (form.action !== action) return;
		for (const { name, value } of listHidden(form)) {
			const kept = hidden.find(([field]) => field === name)?.[1];
			// Otherwise something else was chosen since.
			if (kept !== undefined && shown.get(name) === value) formData.set(name, kept);
		}
	};
	form.addEventListener("formdata", replace, { signal: end.signal });
}

/** Call it when the form was answered, and shows what the answer is about. */
export function sendShownHidden(form: HTMLFormElement): void {
	if (sending?.form === form) sending.end.abort();
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

function listHidden(form: HTMLFormElement) {
	return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden][name]")];
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
