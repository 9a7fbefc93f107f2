import { readWaitlist } from "../books/read-waitlist.server.ts";
import { prepareRequestLetters } from "../mail/request-letters.server.ts";
import { findToday } from "../publishing/studio-time.server.ts";
import { readIdempotencyKey, readJson } from "../server/body.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/api-consultations.route";
import { requireKnown } from "./asked-pieces.server.ts";
import { checkRequest } from "./check-request.ts";
import { readUploads } from "./files/read-uploads.server.ts";
import { listSuspicions } from "./spam-rules.ts";
import { storeSubmission } from "./submissions.server.ts";

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { site, content, network } = visitContext.from(context);
	const key = readIdempotencyKey(request);
	const body = await readJson(request);
	const checked = checkRequest(body, "call");
	if (!checked.ok) {
		const { code, message, fields } = checked.problem;
		throw new Refusal(422, code, message, { fields });
	}
	const uploads = readUploads(body.uploads);
	const admit = async () => {
		await requireKnown(content, checked.request.piece);
		await site.limits.countRequest(network);
	};
	const suspicions = listSuspicions(checked.request, body, Date.now());
	const writeLetters = await prepareRequestLetters({ site, content }, checked.request);
	const { studio } = await content.readBodies("studio");
	const today = findToday(studio.timeZone);
	const store = { db: site.database.db, files: site.files, writeLetters, today };
	const row = await storeSubmission(store, checked.request, uploads, key, admit, {
		suspicions,
		waitlist: await readWaitlist(content),
	});
	site.sender.wake();
	return Response.json(row, { status: 201, headers: { "Cache-Control": "private, no-store" } });
}
