import type { ListName } from "./list-artworks.server.ts";

/**
 * The name of a piece in its address, such as `12-raven-and-moon`: the id finds it, so that the address
 * outlives a change of the title.
 */
export function nameArtwork({ id, title }: { id: number; title: string }): string {
	const slug = title
		.normalize("NFKD")
		.replace(/[\p{Mark}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	return slug ? `${id}-${slug}` : String(id);
}

/** Where a piece has its page. */
export function addressArtwork(list: ListName, piece: { id: number; title: string }): string {
	return `/artwork/${list}/${nameArtwork(piece)}`;
}
