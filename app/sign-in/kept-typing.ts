/** What was typed into a form of the desk whose session had ended, kept in the tab over the sign-in. */
interface KeptTyping {
	/** Of the page. */
	path: string;
	action: string;
	fields: [name: string, text: string][];
	/** The form led to sign-in, so what it carried was not saved. */
	isLost: boolean;
}

const key = "desk-typing";

export function keepTyping(form: HTMLFormElement): void {
	const fields = listControls(form)
		.filter(({ value }) => value)
		.map(({ name, value }): [string, string] => [name, value]);
	const { pathname, search } = location;
	write({ path: pathname + search, action: form.action, fields, isLost: false });
}

/** On the page of sign-in. @returns whether anything was typed */
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
	let isFilled = false;
	for (const form of document.forms) {
		if (form.action !== kept.action) continue;
		for (const control of listControls(form)) {
			const text = kept.fields.find(([name]) => name === control.name)?.[1];
			if (text === undefined || control.value === text) continue;
			control.value = text;
			control.dispatchEvent(new Event("input", { bubbles: true }));
			control.closest("details")?.setAttribute("open", "");
			isFilled = true;
		}
	}
	return isFilled;
}

/** No passwords, and nothing that the page itself knows. */
function listControls(form: HTMLFormElement) {
	return [
		...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
			"textarea[name], select[name], input[name]:not([type=password], [type=hidden], [type=file], [type=checkbox], [type=radio])",
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
