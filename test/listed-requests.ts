import { randomUUID } from "node:crypto";
import { commit } from "../app/db/commit.server.ts";
import type { Db } from "../app/db/database.server.ts";
import type { RequestProgress, RequestState } from "../app/db/desk-tables.ts";
import { indexRequest } from "../app/db/search.server.ts";
import { states } from "../app/requests/progress/states.ts";
import { validRequest } from "./requests.ts";

const hour = 60 * 60 * 1000;

interface Listed
	extends Partial<Pick<RequestProgress, "turn" | "read_at" | "answered_at" | "waitlist">> {
	first_name: string;
	state?: RequestState;
	/** Hours; a new one waits since it was sent. */
	waits?: number | null;
	/** Hours ago. */
	sent?: number;
	changed?: number;
	design_idea?: string;
	phone?: string;
	piece?: string;
	/** Names. */
	files?: string[];
}

/** Writes requests as they stand after a while. @returns their ids */
export function addRequests(db: Db, requests: Listed[]): Promise<string[]> {
	return commit(db, async (trx) => {
		const ids: string[] = [];
		for (const request of requests) {
			const { state = "new", sent = 1, changed = sent, files = [], ...more } = request;
			const { turn = states[state].turn, read_at = null, answered_at = null, ...others } = more;
			const { waitlist = null, waits = state === "new" ? sent : null, ...texts } = others;
			const id = randomUUID();
			ids.push(id);
			const created_at = writeTime(sent);
			await trx
				.insertInto("consultation_submissions")
				.values({
					...{ ...validRequest, ...texts, id, created_at },
					reference_images_count: files.length,
				})
				.execute();
			const changed_at = writeTime(changed);
			await trx
				.insertInto("request_progress")
				.values({
					...{ submission_id: id, state, turn, changed_at, read_at, answered_at, waitlist },
					waiting_since: waits === null ? null : writeTime(waits),
				})
				.execute();
			for (const [position, name] of files.entries()) {
				await trx
					.insertInto("reference_files")
					.values({
						...{ id: randomUUID(), submission_id: id, position, name, created_at },
						...{ media_type: "image/jpeg", bytes: 1, sha256: "", sent_bytes: 1, sent_sha256: "" },
					})
					.execute();
			}
			await indexRequest(trx, id);
		}
		return ids;
	});
}

function writeTime(hoursAgo: number): string {
	return new Date(Date.now() - hoursAgo * hour).toISOString();
}
