/** Title suffix of pages after the first. */
export function namePage(page: number): string {
	return page > 1 ? `, page ${page}` : "";
}
