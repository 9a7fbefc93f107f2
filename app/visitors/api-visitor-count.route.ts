import { readIdempotencyKey } from "../server/body.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-visitor-count.route";
import { countVisit, readVisitorCount } from "./visitor-count.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	return reply(await readVisitorCount(site.database.db));
}

/** Ignores the body: a visit always adds one. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { site, network } = visitContext.from(context);
	const key = readIdempotencyKey(request);
	return reply(await countVisit(site.database.db, key, () => site.limits.countClick(network)));
}

function reply(count: number): Response {
	return Response.json({ count }, { headers: { "Cache-Control": "no-store" } });
}
