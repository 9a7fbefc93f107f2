import { commit } from "../../app/db/commit.server.ts";
import type { Db } from "../../app/db/database.server.ts";
import { noteAttempt } from "../../app/mail/due-letters.server.ts";
import { listEvents } from "../../app/requests/progress/events.server.ts";
import type { DemoRequest } from "./demo-request.ts";

const hour = 60 * 60 * 1000;

/** Rows dated later than this are moved back. */
const began = Date.now();

/** Dates the latest changes to `time`, and marks their letters as sent soon after unless there is a problem. */
export async function settle(
	db: Db,
	id: string,
	time: number,
	problem: DemoRequest["problem"],
): Promise<void> {
	const at = (index: number) => new Date(time + index).toISOString();
	const begun = new Date(began).toISOString();
	const letters = await db
		.selectFrom("letters")
		.selectAll()
		.where("submission_id", "=", id)
		.where("created_at", ">=", begun)
		.execute();
	for (const letter of letters) {
		const taken = { state: "sent" as const, sent_at: at(9000), problem: null };
		const { state, text } = problem ?? {};
		const isRefused = problem && letter.kind !== "notice";
		// The next try, or the last one.
		const due_at = state === "waiting" ? new Date(began + hour).toISOString() : at(9000);
		const refused = { state, problem: text, due_at };
		await noteAttempt(db, [letter], { attempts: 1, ...(isRefused ? refused : taken) });
	}
	const events = (await listEvents(db, id)).filter(({ created_at }) => created_at >= begun);
	const times = [...new Set(events.map(({ created_at }) => created_at))];
	await commit(db, async (trx) => {
		const created_at = at(0);
		for (const event of events) {
			const moved = { created_at: at(times.indexOf(event.created_at)) };
			await trx.updateTable("request_events").set(moved).where("id", "=", event.id).execute();
		}
		await trx
			.updateTable("letters")
			.set({ created_at })
			.where("submission_id", "=", id)
			.where("created_at", ">=", begun)
			.execute();
		await trx
			.updateTable("consultation_submissions")
			.set({ created_at })
			.where("id", "=", id)
			.where("created_at", ">=", begun)
			.execute();
		await trx
			.updateTable("request_progress")
			.set({ changed_at: at(events.length) })
			.where("submission_id", "=", id)
			.execute();
		for (const column of ["answered_at", "waiting_since"] as const) {
			await trx
				.updateTable("request_progress")
				.set({ [column]: created_at })
				.where("submission_id", "=", id)
				.where(column, ">=", begun)
				.execute();
		}
	});
}
