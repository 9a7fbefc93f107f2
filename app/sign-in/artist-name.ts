export const longestName = 100;

/** @returns what is wrong with it, if anything */
export function findNameFault(name: string): string | null {
	if (!name) return "Enter the name clients know you by.";
	return name.length > longestName ? `Use at most ${longestName} characters.` : null;
}
