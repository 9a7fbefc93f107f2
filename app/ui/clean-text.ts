/** Postgres stores no NUL, and neither engine lone surrogates; forms send CRLF. */
export function cleanText(text: string): string {
	return text.replaceAll("\0", "").replaceAll("\r\n", "\n").toWellFormed();
}

/** @returns the trimmed text of a form's field; empty if the form has no such field */
export function readText(form: URLSearchParams, name: string): string {
	return cleanText(form.get(name) ?? "").trim();
}

export function putOnOneLine(text: string): string {
	return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
