import type { AskedPiece } from "../consultation/form/asked-piece.ts";
import { readPieceName } from "../portfolio/pieces/piece-address.ts";
import { findPiece } from "../portfolio/pieces/portfolios.server.ts";
import { showNamedPiece } from "../portfolio/pieces/show-piece.server.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import { Refusal } from "../server/refusal.server.ts";

export async function findAsked(
	content: RequestContent,
	name: string | null | undefined,
): Promise<AskedPiece | null> {
	const found = await findPiece(content, readPieceName(name ?? ""));
	if (!found) return null;
	const { pictures } = await content.readBodies("pictures");
	return showNamedPiece(pictures, found.list, found.piece);
}

export async function requireKnown(content: RequestContent, name: string | null): Promise<void> {
	if (name === null || (await findPiece(content, readPieceName(name)))) return;
	throw new Refusal(
		422,
		"unknown_piece",
		"The piece you asked about is no longer in the portfolio. Please submit again without it.",
		{ fields: { piece: ["This piece is no longer in the portfolio."] } },
	);
}
