/** Within a sentence: `Declined the date` becomes `declined the date`. */
export function startSmall(words: string): string {
	return words.charAt(0).toLowerCase() + words.slice(1);
}
