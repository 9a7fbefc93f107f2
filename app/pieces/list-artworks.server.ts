import type { Artwork } from "../publishing/schemas/portfolio.ts";
import type { Site } from "../site.server.ts";

/** The portfolios that are lists of pieces. */
export const listNames = ["tattoos", "drawings", "digital"] as const;

export type ListName = (typeof listNames)[number];

export type Portfolios = Record<ListName, Artwork[]>;

/**
 * All pieces of one portfolio, in the artist's order. Every page reads a portfolio through this: what the
 * artist publishes will stand behind it.
 */
export async function listArtworks(
	{ portfolios }: Pick<Site, "portfolios">,
	list: ListName,
): Promise<Artwork[]> {
	return portfolios[list];
}
