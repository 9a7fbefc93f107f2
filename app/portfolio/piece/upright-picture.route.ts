import { turnOf } from "../../../content/artwork.ts";
import { answer } from "../../http/answer.server.ts";
import { Refusal } from "../../http/refusal.server.ts";
import { getPicture } from "../../images/pictures.server.ts";
import { readPieceName } from "../../pieces/piece-address.ts";
import { findPiece } from "../../pieces/portfolios.server.ts";
import { visitContext } from "../../site.server.ts";
import type { Route } from "./+types/upright-picture.route";
import { drawUpright } from "./draw-upright.server.tsx";

/** The largest picture of a piece whose files lie on their side, standing upright by itself. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	return answer(site.log, async () => {
		const [, name = ""] = /^(.+)\.svg$/.exec(params["*"]) ?? [];
		const found = await findPiece(site, readPieceName(name));
		if (!found || !turnOf(found.piece)) {
			throw new Refusal(404, "unknown_picture", "There is no such picture.");
		}
		const { image, title } = found.piece;
		return new Response(drawUpright(getPicture(image, turnOf(found.piece)), title), {
			headers: {
				"Content-Type": "image/svg+xml; charset=utf-8",
				"Cache-Control": "public, max-age=3600",
			},
		});
	});
}
