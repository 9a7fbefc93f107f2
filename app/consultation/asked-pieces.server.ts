import { Refusal } from "../http/refusal.server.ts";
import { readPieceName } from "../pieces/piece-address.ts";
import { findPiece } from "../pieces/portfolios.server.ts";
import { showNamedPiece } from "../pieces/show-piece.server.ts";
import type { Site } from "../site.server.ts";
import type { AskedPiece } from "./asked-piece.ts";

/**
 * @param name list and id, such as `tattoos/12`, as a visitor's browser says it
 * @returns null where there is no such piece
 */
export async function findAsked(
	site: Pick<Site, "portfolios">,
	name: string | null | undefined,
): Promise<AskedPiece | null> {
	const found = await findPiece(site, readPieceName(name ?? ""));
	return found && showNamedPiece(found.list, found.piece);
}

/** @throws Refusal 422 `unknown_piece` for one that is in none of the lists */
export async function requireKnown(
	site: Pick<Site, "portfolios">,
	name: string | null,
): Promise<void> {
	if (name === null || (await findPiece(site, readPieceName(name)))) return;
	throw new Refusal(
		422,
		"unknown_piece",
		"The piece you asked about is no longer in the portfolio. Please submit again without it.",
		{ fields: { piece: ["This piece is no longer in the portfolio."] } },
	);
}
