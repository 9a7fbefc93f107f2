import { Refusal } from "../http/refusal.server.ts";
import type { Route } from "./+types/api-picture.route";
import { getPicture, isPicture } from "./pictures.server.ts";

/** What is needed to show one of the site's pictures, for a browser that has its name from elsewhere. */
export function loader({ params }: Route.LoaderArgs): Response {
	const name = params["*"];
	if (!isPicture(name)) throw new Refusal(404, "unknown_picture", "There is no such picture.");
	return Response.json(getPicture(name), { headers: { "Cache-Control": "no-cache" } });
}
