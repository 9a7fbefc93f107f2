import { sharedCacheControl } from "../server/headers.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-picture.route";
import { findPicture, hasPicture } from "./pictures.server.ts";

export const handle = { query: [] };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
	const { content } = visitContext.from(context);
	const name = params["*"];
	const { pictures } = await content.readBodies("pictures");
	if (!hasPicture(pictures, name))
		throw new Refusal(404, "unknown_picture", "There is no such picture.");
	return Response.json(findPicture(pictures, name), {
		headers: { "Cache-Control": sharedCacheControl },
	});
}
