import { findPicture, hasPicture } from "../../images/pictures.server.ts";
import { readPictureFile } from "../../photos/serve-photos.server.ts";
import { turnOf } from "../../publishing/turn.ts";
import { sharedCacheControl } from "../../server/headers.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { readPieceName } from "../pieces/piece-address.ts";
import { findPiece } from "../pieces/portfolios.server.ts";
import type { Route } from "./+types/upright-picture.route";
import { drawUpright } from "./draw-upright.server.tsx";

export const handle = { query: [] };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const [, name = "", healed] = /^(.+?)(-healed)?\.svg$/.exec(params["*"]) ?? [];
	const found = await findPiece(content, readPieceName(name));
	const shown = healed ? found?.piece.healed : found?.piece;
	const { pictures } = await content.readBodies("pictures");
	if (!found || !shown || !turnOf(shown) || !hasPicture(pictures, shown.image)) {
		throw new Refusal(404, "unknown_picture", "There is no such picture.");
	}
	const { image } = shown;
	const { title } = found.piece;
	const picture = findPicture(pictures, image, turnOf(shown));
	const bytes = await readPictureFile(site, `${image}-${picture.avif.at(-1)}.avif`);
	// SVG shown as an image may not load other files.
	const file = `data:image/avif;base64,${bytes.toString("base64")}`;
	return new Response(drawUpright(picture, title, file), {
		headers: {
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Cache-Control": sharedCacheControl,
		},
	});
}
