import type { Db } from "../../db/database.server.ts";
import type { RequestProgress } from "../../db/tables.ts";

export interface ListedRequest
	extends Pick<RequestProgress, "state" | "turn" | "read_at" | "answered_at"> {
	id: string;
	created_at: string;
	first_name: string;
	last_name: string;
	design_idea: string | null;
	reference_images_count: number;
}

export function listRequests(db: Db): Promise<ListedRequest[]> {
	return db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.select([
			"request.id",
			"request.created_at",
			"first_name",
			"last_name",
			"design_idea",
			"reference_images_count",
			"state",
			"turn",
			"read_at",
			"answered_at",
		])
		.orderBy("request.created_at", "desc")
		.limit(50)
		.execute();
}
