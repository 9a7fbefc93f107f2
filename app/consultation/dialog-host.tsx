/** The place in the document where the consultation dialog opens, on every page. */
export function DialogHost() {
	return null;
}
