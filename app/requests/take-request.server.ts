import { readWaitlist } from "../books/read-waitlist.server.ts";
import type { IdempotencyKey } from "../db/idempotency.server.ts";
import { prepareRequestLetters } from "../mail/request-letters.server.ts";
import { findToday } from "../publishing/studio-time.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import type { Visit } from "../server/site.server.ts";
import { requireKnown } from "./asked-pieces.server.ts";
import { checkRequest } from "./check-request.ts";
import type { ConsultationRequest } from "./request-fields.ts";
import type { Suspicion } from "./spam-rules.ts";
import { storeSubmission } from "./submissions.server.ts";

/** @throws Refusal */
export function requireValid(
	input: Record<string, unknown>,
	source: "form" | "call",
): ConsultationRequest {
	const checked = checkRequest(input, source);
	if (checked.ok) return checked.request;
	const { code, message, fields } = checked.problem;
	throw new Refusal(422, code, message, { fields });
}

/** Stores what the form or the API has read, with its letters. @throws Refusal */
export async function takeRequest(
	visit: Visit,
	request: ConsultationRequest,
	uploads: string[],
	key: IdempotencyKey | null,
	more: { contents?: string[]; suspicions: Suspicion[] },
) {
	const { site, content, network } = visit;
	const writeLetters = await prepareRequestLetters(visit, request);
	const { studio } = await content.readBodies("studio");
	const today = findToday(studio.timeZone);
	const admit = async () => {
		await requireKnown(content, request.piece);
		await site.limits.countRequest(network);
	};
	const store = { db: site.database.db, files: site.files, writeLetters, today };
	const waitlist = await readWaitlist(content);
	const row = await storeSubmission(store, request, uploads, key, admit, { ...more, waitlist });
	site.sender.wake();
	return row;
}
