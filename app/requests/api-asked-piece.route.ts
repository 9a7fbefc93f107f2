import { sharedCacheControl } from "../server/headers.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-asked-piece.route";
import { findAsked } from "./asked-pieces.server.ts";

export const handle = { query: [] };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
	const { content } = visitContext.from(context);
	const piece = await findAsked(content, `${params.list}/${params.id}`);
	if (!piece) throw new Refusal(404, "unknown_piece", "That is not a piece from the portfolio.");
	return Response.json(piece, { headers: { "Cache-Control": sharedCacheControl } });
}
