import { data } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import type { Db } from "../../db/database.server.ts";

/** What an answer needs of its request. @throws 404 */
export async function findAnswered(db: Db, id: string) {
	const request = isUuid(id)
		? await db
				.selectFrom("consultation_submissions as request")
				.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
				.select(["request.id", "first_name", "last_name", "email", "phone", "piece", "state"])
				.select(["design_idea", "placement", "planned_size", "budget"])
				.select(["preferred_dates", "preferred_times"])
				.where("request.id", "=", id)
				.executeTakeFirst()
		: undefined;
	if (!request) throw data("This request isn’t here, or it has been erased.", { status: 404 });
	return request;
}

export type Answered = Awaited<ReturnType<typeof findAnswered>>;
