import { Refusal } from "../http/refusal.server.ts";
import type { Route } from "./+types/api-pieces.route";
import { findAsked } from "./find-piece.server.ts";

/** What the consultation form shows of a piece that its draft names. */
export function loader({ params }: Route.LoaderArgs): Response {
	const piece = findAsked(`${params.list}/${params.id}`);
	if (piece) return Response.json(piece);
	return new Refusal(404, "unknown_piece", "That is not a piece from the portfolio.").toResponse();
}
