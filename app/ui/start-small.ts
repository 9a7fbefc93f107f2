/** Within a sentence: `Declined the appointment` becomes `declined the appointment`. */
export function startSmall(words: string): string {
	return words.charAt(0).toLowerCase() + words.slice(1);
}
