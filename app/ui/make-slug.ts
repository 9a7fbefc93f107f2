/** @returns an empty text if it has no Latin letter or digit */
export function makeSlug(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\p{Mark}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
