/** Where a piece is a page; `list` is the path of its portfolio. */
export function addressPiece(list: string, { id, title }: { id: number; title: string }): string {
	return `${list}/${id}-${writeSlug(title)}`;
}

function writeSlug(title: string): string {
	return title
		.toLowerCase()
		.replaceAll(/['’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}
