import { turnOf } from "../../content/artwork.ts";
import type { AskedPiece } from "../consultation/asked-piece.ts";
import { Refusal } from "../http/refusal.server.ts";
import { getPicture } from "../images/pictures.server.ts";
import { listPortfolios, type Portfolio, type PortfolioPiece } from "./portfolios.server.ts";

/** @param name list and id, such as `tattoos/12` */
export function findAsked(name: string | null | undefined): AskedPiece | null {
	const [, list, id] = /^([a-z-]+)\/([1-9]\d{0,8})$/.exec(name ?? "") ?? [];
	const portfolio = listPortfolios().find((each) => each.name === list);
	const piece = portfolio?.pieces.find((each) => each.id === Number(id));
	return portfolio && piece ? toAsked(portfolio, piece) : null;
}

/** @returns what the consultation form shows of a piece that a request is about */
export function toAsked({ name }: Portfolio, piece: PortfolioPiece): AskedPiece {
	const { id, title, alt, image } = piece;
	return { piece: `${name}/${id}`, title, alt, picture: getPicture(image, turnOf(piece)) };
}

/** @throws Refusal 422 `unknown_piece` for one that is in none of the lists */
export function requireKnown(name: string | null): void {
	if (name === null || findAsked(name)) return;
	throw new Refusal(
		422,
		"unknown_piece",
		"The piece you asked about is no longer in the portfolio. Please submit again without it.",
		{ fields: { piece: ["This piece is no longer in the portfolio."] } },
	);
}
