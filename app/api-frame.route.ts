import type { Route } from "./+types/api-frame.route";
import { readFrame } from "./frame.server.ts";
import { sharedCacheControl } from "./server/headers.server.ts";
import { visitContext } from "./server/site.server.ts";

export const handle = { query: [] };

/** For tabs that were opened before a publication, a saved draft or a sign-in. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	return Response.json(await readFrame(visitContext.from(context)), {
		headers: { "Cache-Control": sharedCacheControl },
	});
}
