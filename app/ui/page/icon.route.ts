import { extname } from "node:path";
import { mediaTypes } from "../../server/files.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/icon.route";
import { drawIcon } from "./draw-icon.server.ts";

export const handle = { query: [] };

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const { body: studio } = await visitContext.from(context).content.read("studio");
	const { pathname } = new URL(request.url);
	return new Response(new Uint8Array(await drawIcon(pathname, studio)), {
		headers: {
			"Content-Type": mediaTypes[extname(pathname)] ?? "",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
