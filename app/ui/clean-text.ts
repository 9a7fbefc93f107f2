/** Postgres stores no NUL, and neither engine lone surrogates; forms send CRLF. */
export function cleanText(text: string): string {
	return text.replaceAll("\0", "").replaceAll("\r\n", "\n").toWellFormed();
}

export function putOnOneLine(text: string): string {
	return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
