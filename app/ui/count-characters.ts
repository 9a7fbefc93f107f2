export function countCharacters(text: string): number {
	return [...text].length;
}
