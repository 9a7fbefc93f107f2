import type { Insertable } from "kysely";
import { createContext } from "react-router";
import { isOutcomeUnknown } from "../db/commit.server.ts";
import type { ReferenceFiles } from "../db/tables.ts";
import { noteOutage, surprise } from "../http/answer.server.ts";
import { asRefusal, Refusal } from "../http/refusal.server.ts";
import type { Visit } from "../site.server.ts";
import { checkRequest } from "./check-request.ts";
import { type FormIntake, readFormParts } from "./form-parts.server.ts";
import { deleteUnclaimedFiles, insertReferenceFiles } from "./reference-files.server.ts";
import { readReferral } from "./referral.ts";
import type { ConsultationRequest } from "./request-fields.ts";
import { listDoubts } from "./set-aside.ts";
import { storeSubmission } from "./submissions.server.ts";
import { requireRoom } from "./uploads.server.ts";

/** Whether this very visit has sent a request: the title of the page that answers it says so. */
export const sentContext = createContext(false);

export type SubmittedForm =
	| { ok: true }
	| {
			ok: false;
			refusal: Refusal;
			/** What was typed, to be shown again. */
			typed: Record<string, string>;
			/** To be used again, so that a try that did arrive is not stored twice; null: take a new one. */
			key: string | null;
			/** True when files may have come with the form: a browser cannot be given them back. */
			hadFiles: boolean;
	  };

/** Takes a request sent as an ordinary form, whole or not at all: what it refuses leaves nothing behind. */
export async function submitForm(request: Request, visit: Visit): Promise<SubmittedForm> {
	const typed: Record<string, string> = {};
	let hadFiles = true;
	try {
		const { files } = await readFormParts(request, intakeOf(visit), typed);
		hadFiles = files.length > 0;
		await store(visit, typed, files);
		return { ok: true };
	} catch (error) {
		const { log } = visit.site;
		const expected = asRefusal(error);
		if (expected) noteOutage(log, expected);
		const refusal = expected ?? surprise(log, error);
		const key = refusal.code === "key_reused" ? null : readKey(typed);
		return { ok: false, refusal: inWords(refusal), typed, key, hadFiles };
	}
}

function intakeOf({ site: { files, limits }, network }: Visit): FormIntake {
	return {
		store: files,
		async admitFile() {
			await requireRoom(files);
			await limits.countUpload(network, 0);
		},
		async countFile(bytes) {
			await limits.countBytes(network, bytes);
			await limits.countArrived(bytes);
		},
	};
}

async function store(
	{ site, network }: Visit,
	typed: Record<string, string>,
	files: Insertable<ReferenceFiles>[],
): Promise<void> {
	const { db } = site.database;
	const ids = files.map(({ id }) => id);
	let request: ConsultationRequest;
	try {
		request = readRequest(typed);
		await insertReferenceFiles(db, files);
	} catch (error) {
		if (!isOutcomeUnknown(error)) await removeFiles(site, ids);
		throw error;
	}
	try {
		const admit = () => site.limits.countRequest(network);
		// A form that is sent twice brings its files twice, under other ids.
		const contents = files.map(({ sent_sha256 }) => sent_sha256);
		const doubts = listDoubts(request, typed, Date.now());
		await storeSubmission(db, request, ids, readKey(typed), admit, { contents, doubts });
	} finally {
		// Also after success: a repeated form's files have come a second time and belong to nothing.
		if (ids.length > 0) await removeFiles(site, await deleteUnclaimedFiles(db, { ids }));
	}
}

function readRequest(typed: Record<string, string>): ConsultationRequest {
	const checked = checkRequest({ ...typed, referred_by: readReferral(typed) }, "form");
	if (checked.ok) return checked.request;
	const { code, message, fields } = checked.problem;
	throw new Refusal(422, code, message, { fields });
}

function readKey({ idempotency_key: key = "" }: Record<string, string>): string | null {
	return /^[\w-]{16,100}$/.test(key) ? key : null;
}

async function removeFiles({ files }: Visit["site"], ids: string[]): Promise<void> {
	for (const id of ids) await files.removeKept(id);
}

/** The words of a call mean nothing to somebody who filled in a form. */
function inWords(refusal: Refusal): Refusal {
	if (refusal.code !== "key_reused") return refusal;
	return new Refusal(
		409,
		refusal.code,
		"This form was already sent once. If you changed something, submit it again.",
	);
}
