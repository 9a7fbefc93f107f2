import { href } from "react-router";
import {
	listUnsavedEdits,
	settleEdits,
	type UnsavedEdits,
} from "../../../editing/documents/unsaved-edits.ts";
import { type Answer, callApi } from "../../../network/call-api.ts";
import type { Choice } from "../take-over/take-over.server.ts";

export type Failure = Extract<Answer, { ok: false }>;

/**
 * Sends one document after the other, since each may have a conflict of its own. The edits stay in this browser until all
 * are drafts: the page still shows the former drafts, so edits removed earlier would seem lost.
 *
 * @param choices of the artist, by file
 * @returns null if all are drafts now
 */
export async function sendEdits(choices: ReadonlyMap<string, Choice>) {
	const sent = listUnsavedEdits();
	for (const { file, ...edits } of sent) {
		const answer = await callApi(href("/admin/site/edits"), {
			method: "POST",
			json: { changes: [toChange(file, edits)], ...choices.get(file) },
		});
		if (!answer.ok) return { file, answer };
	}
	for (const { file, ...edits } of sent) settleEdits(file, edits);
	return null;
}

function toChange(filename: string, { base, body }: UnsavedEdits) {
	return { filename, data: body, base, timestamp: new Date().toISOString() };
}
