/**
 * Quotation marks as they are set in print. A mark opens after a space, a dash or a bracket, and before
 * anything but a figure, since '90s has lost what stood before it.
 *
 * @param before what stands right before the text, where other markup ends; empty at the start of a line
 */
export function curlQuotes(text: string, before = ""): string {
	return text.replace(/["']/g, (mark, at: number) => {
		const opens = /^$|[\s([{–—-]/.test(text[at - 1] ?? before);
		if (mark === '"') return opens ? "“" : "”";
		return opens && !/\d/.test(text[at + 1] ?? "") ? "‘" : "’";
	});
}
