import type { AskedPiece } from "../../consultation/asked-piece.ts";
import { Refusal } from "../../http/refusal.server.ts";
import type { Site } from "../../site.server.ts";
import { findByName, toAsked } from "./portfolios.server.ts";

/**
 * @param name list and id, such as `tattoos/12`, as a visitor's browser says it
 * @returns null where there is no such piece
 */
export async function findAsked(
	site: Pick<Site, "portfolios">,
	name: string | null | undefined,
): Promise<AskedPiece | null> {
	const found = name ? await findByName(site, name) : null;
	return found && toAsked(found.portfolio, found.piece);
}

/** @throws Refusal 422 `unknown_piece` for one that is in none of the lists */
export async function requireKnown(
	site: Pick<Site, "portfolios">,
	name: string | null,
): Promise<void> {
	if (name === null || (await findByName(site, name))) return;
	throw new Refusal(
		422,
		"unknown_piece",
		"The piece you asked about is no longer in the portfolio. Please submit again without it.",
		{ fields: { piece: ["This piece is no longer in the portfolio."] } },
	);
}
