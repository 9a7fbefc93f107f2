/** Characters. */
export const longestSlug = 80;

/**
 * @param most characters
 * @returns an empty text if it has no Latin letter or digit
 */
export function makeSlug(text: string, most = Number.POSITIVE_INFINITY): string {
	return text
		.normalize("NFKD")
		.replace(/[\p{Mark}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-/, "")
		.slice(0, most)
		.replace(/-$/, "");
}
