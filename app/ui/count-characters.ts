/** @returns characters nearly as people count them: a plain emoji is one, where a string has two */
export function countCharacters(text: string): number {
	return [...text].length;
}
