/**
 * An apostrophe before a digit closes, as in '90s.
 * @param before the character before `text`; empty at the start of a line
 */
export function curlQuotes(text: string, before = ""): string {
	return text.replace(/["']/g, (mark, at: number) => {
		const opens = /^$|[\s([{–—-]/.test(text[at - 1] ?? before);
		if (mark === '"') return opens ? "“" : "”";
		return opens && !/\d/.test(text[at + 1] ?? "") ? "‘" : "’";
	});
}
