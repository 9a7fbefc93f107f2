export function pageSuffix(page: number): string {
	return page > 1 ? `, page ${page}` : "";
}
