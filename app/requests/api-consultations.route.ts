import { readIdempotencyKey, readJson } from "../server/body.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-consultations.route";
import { readUploads } from "./files/read-uploads.server.ts";
import { listSuspicions } from "./spam-rules.ts";
import { requireValid, takeRequest } from "./take-request.server.ts";

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const key = readIdempotencyKey(request);
	const body = await readJson(request);
	const asked = requireValid(body, "call");
	const uploads = readUploads(body.uploads);
	const suspicions = listSuspicions(asked, body, Date.now());
	const row = await takeRequest(visitContext.from(context), asked, uploads, key, { suspicions });
	return Response.json(row, { status: 201, headers: { "Cache-Control": "private, no-store" } });
}
