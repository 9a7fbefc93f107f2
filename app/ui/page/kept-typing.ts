import { href } from "react-router";
import { isChanged } from "./is-changed.ts";

/** Text typed into forms that were not saved. The tab keeps it over a sign-in, a reload or a look at another page. */
interface KeptTyping {
	/** The path of the page. */
	path: string;
	forms: KeptForm[];
	/** What kept it from being saved: a form led to sign-in, or the page was left by the browser. */
	lost?: "session" | "page";
}

interface KeptForm {
	action: string;
	/** What it is about, since another device may have changed the page's list. */
	about: string;
	/** Among the forms with that action that are about the same. */
	place: number;
	/** Of radio buttons and checkboxes, only the checked ones. */
	fields: [name: string, value: string][];
	/** Such as the version that the form began with. */
	hidden: [name: string, value: string][];
}

const key = "typing";

/**
 * Keeps the form, and the others of the page that were changed.
 * @param path of the page; without its search where that is not another page
 */
export function keepTyping(
	form: HTMLFormElement,
	lost?: "page",
	path = location.pathname + location.search,
): void {
	const kept = [...document.forms].filter(
		(one) => one === form || (one.method === "post" && listControls(one).some(isChanged)),
	);
	const forms = kept.map(describe).filter(({ fields }) => fields.length > 0);
	if (forms.length > 0) write({ path, forms, ...(lost && { lost }) });
}

function describe(form: HTMLFormElement): KeptForm {
	const fields = listControls(form)
		.filter((control) => !isCheckable(control) || control.checked)
		.map(({ name, value }): [string, string] => [name, value]);
	const sent = new FormData(form);
	const hidden = listHidden(form).map(({ name }): [string, string] => [
		name,
		String(sent.get(name) ?? ""),
	]);
	const { action } = form;
	const about = tellAbout(form);
	return { action, about, place: listForms(action, about).indexOf(form), fields, hidden };
}

/** Call it on the page of sign-in. @returns whether anything was typed at the desk */
export function markTypingLost(): boolean {
	const kept = read();
	if (!kept?.path.startsWith(href("/admin"))) return false;
	write({ ...kept, lost: "session" });
	return kept.forms.some(({ fields }) => fields.some(([, value]) => value !== ""));
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
	let isFilled = false;
	for (const { action, about, place, fields, hidden } of kept.forms) {
		const form = listForms(action, about)[place];
		if (!form || !restore(form, fields)) continue;
		if (kept.lost === "session") sendHidden(form, hidden);
		isFilled = true;
	}
	return isFilled ? kept.lost : undefined;
}

/** @returns whether anything changed */
function restore(form: HTMLFormElement, fields: KeptForm["fields"]): boolean {
	let isFilled = false;
	for (const control of listControls(form)) {
		if (!fill(control, fields)) continue;
		control.dispatchEvent(new Event("input", { bubbles: true }));
		control.closest("details")?.setAttribute("open", "");
		isFilled = true;
	}
	return isFilled;
}

/** By form, until it is answered. */
const sending = new WeakMap<HTMLFormElement, AbortController>();

/**
 * Sends a form's hidden fields as they were, so that it is refused if another device has saved meanwhile. The fields
 * themselves keep the page's version: React writes it again with each change of the page.
 */
function sendHidden(form: HTMLFormElement, hidden: KeptForm["hidden"]): void {
	sending.get(form)?.abort();
	const end = new AbortController();
	const { action } = form;
	sending.set(form, end);
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
	sending.get(form)?.abort();
}

/** @returns whether anything changed */
function fill(control: Control, fields: KeptForm["fields"]): boolean {
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

function listForms(action: string, about: string): HTMLFormElement[] {
	return [...document.forms].filter((form) => form.action === action && tellAbout(form) === about);
}

function tellAbout(form: HTMLFormElement): string {
	const told = listHidden(form).filter(({ name }) => ["id", "intent", "part"].includes(name));
	return String(told.map(({ name, value }) => `${name}=${value}`));
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
		const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
		// An earlier version kept a single form.
		return kept?.forms ? kept : null;
	} catch {
		return null;
	}
}

function write(kept: KeptTyping): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(kept));
	} catch {}
}
