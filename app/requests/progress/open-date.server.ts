import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";

export interface OpenDate {
	/** 1 or true if a letter went out since it was set. */
	isTold: unknown;
}

/** The newest date ahead that waits for the client's answer. */
export function findOpenDate(trx: Transaction<Tables>, id: string): Promise<OpenDate | undefined> {
	return trx
		.selectFrom("appointments")
		.select(({ exists, selectFrom }) =>
			exists(
				selectFrom("request_events")
					.select("request_events.id")
					.whereRef("request_events.submission_id", "=", "appointments.submission_id")
					.whereRef("request_events.created_at", ">=", "appointments.changed_at")
					.where("kind", "=", "letter"),
			).as("isTold"),
		)
		.where("submission_id", "=", id)
		.where("status", "=", "proposed")
		.where("ends_at", ">", new Date().toISOString())
		.orderBy("changed_at", "desc")
		.executeTakeFirst();
}
