/** Such as “a, b, and c”. */
export function sayList(names: Iterable<string>): string {
	return new Intl.ListFormat("en-US").format(names);
}
