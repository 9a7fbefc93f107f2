/**
 * An apostrophe before a digit closes, as in '90s.
 * @param before the character before `text`; empty at the start of a line
 */
export function curlQuotes(text: string, before = ""): string {
	let isOpen = false;
	return text.replace(/["']/g, (mark, at: number) => {
		const opens = /^$|[\s([{–—-]/.test(text[at - 1] ?? before);
		if (mark === "'") return opens && !/\d/.test(text[at + 1] ?? "") ? "‘" : "’";
		const isInch = !opens && !isOpen && /\d/.test(text[at - 1] ?? "");
		if (isInch) return mark;
		isOpen = opens;
		return opens ? "“" : "”";
	});
}
