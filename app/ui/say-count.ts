/** @param one such as `file`, whose plural ends in an s */
export function sayCount(count: number, one: string): string {
	return `${count} ${one}${count === 1 ? "" : "s"}`;
}
