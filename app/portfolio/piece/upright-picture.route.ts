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
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	return answer(site.log, async () => {
		const [, name = ""] = /^(.+)\.svg$/.exec(params["*"]) ?? [];
		const found = await findPiece(site, readPieceName(name));
		if (!found || !turnOf(found.piece)) {
			throw new Refusal(404, "unknown_picture", "There is no such picture.");
		}
		const { image, title } = found.piece;
		const picture = getPicture(image, turnOf(found.piece));
		const path = `${picture.path}-${picture.avif.at(-1)}.avif`;
		const file = await site.servePicture(new Request(new URL(path, request.url)));
		if (!file) throw new Error(`${path} is missing.`);
		return new Response(drawUpright(picture, title, await writeDataUrl(file)), {
			headers: {
				"Content-Type": "image/svg+xml; charset=utf-8",
				"Cache-Control": "public, max-age=3600",
			},
		});
	});
}

/** An SVG document that is shown as an image may not load other files. */
async function writeDataUrl(file: Response): Promise<string> {
	const bytes = Buffer.from(await file.arrayBuffer());
	return `data:${file.headers.get("Content-Type")};base64,${bytes.toString("base64")}`;
}
