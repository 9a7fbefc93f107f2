/** @returns the number of code points, so that a plain emoji counts as one */
export function countCharacters(text: string): number {
	return [...text].length;
}
