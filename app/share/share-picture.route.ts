import { redirect } from "react-router";
import { createDrawings } from "../images/drawings.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/share-picture.route";
import { drawShare } from "./draw-share.server.ts";
import { planShare } from "./show-share.server.ts";

/** Some 250 of them. */
const findDrawing = createDrawings(16 * 1024 ** 2);

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
	const { site, content } = visitContext.from(context);
	const [, name = ""] = /^(.+?)(?:\.[0-9a-f]{8})?\.jpg$/.exec(params["*"]) ?? [];
	const planned = await planShare(content, name);
	if (!planned) throw new Refusal(404, "unknown_picture", "There is no such picture.");
	// A former preview leads to the one of today, which is drawn under one address only.
	if (url.pathname !== planned.path) return redirect(planned.path, 302);
	const bytes = await findDrawing(planned.key, () => drawShare(site, planned.drawing));
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": "image/jpeg",
			"Cache-Control": "public, max-age=31536000, immutable",
		},
	});
}
