import type { RequestContent } from "../../publishing/content.server.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";

/** The portfolios that are lists of pieces. */
export const listNames = ["tattoos", "drawings", "digital"] as const;

export type ListName = (typeof listNames)[number];

/** All pieces of one portfolio, in the artist's order. */
export async function listArtworks(content: RequestContent, list: ListName): Promise<Artwork[]> {
	const { body } = await content.read(list);
	return body.pieces;
}
