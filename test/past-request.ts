import { randomUUID } from "node:crypto";
import type { Db } from "../app/db/database.server.ts";
import type { RequestEvents, RequestProgress } from "../app/db/desk-tables.ts";
import { validRequest } from "./requests.ts";

export type Act = [by: RequestEvents["by"], kind: RequestEvents["kind"], text?: string];

interface Past {
	created_at: string;
	progress: Pick<RequestProgress, "state" | "turn" | "changed_at"> & Partial<RequestProgress>;
	acts: Act[];
	/** When each act was, counted from 1. */
	at(act: number): string;
}

/** Writes the rows as they are, past the code that keeps them in step. @returns the request's id */
export async function storePastRequest(
	db: Db,
	{ created_at, progress, acts, at }: Past,
): Promise<string> {
	const id = randomUUID();
	const request = { ...validRequest, id, created_at, reference_images_count: 0 };
	await db.insertInto("consultation_submissions").values(request).execute();
	await db
		.insertInto("request_progress")
		.values({ submission_id: id, ...progress })
		.execute();
	for (const [index, [by, kind, text = null]] of acts.entries()) {
		const event = { id: randomUUID(), submission_id: id, created_at: at(index + 1) };
		await db
			.insertInto("request_events")
			.values({ ...event, by, kind, text })
			.execute();
	}
	return id;
}
