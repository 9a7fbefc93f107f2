/** Ends the title of a list, unless that begins there. */
export function namePage(page: number): string {
	return page > 1 ? `, page ${page}` : "";
}
