export function namePage(page: number): string {
	return page > 1 ? `, page ${page}` : "";
}
