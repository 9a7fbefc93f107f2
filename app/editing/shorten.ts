/** @param most characters */
export function shorten(text: string, most: number): string {
	const letters = [...text];
	if (letters.length <= most) return text;
	return `${letters
		.slice(0, most - 1)
		.join("")
		.trimEnd()}…`;
}
