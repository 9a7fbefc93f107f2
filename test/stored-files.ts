import { createHash, randomBytes } from "node:crypto";
import { utimesSync, writeFileSync } from "node:fs";
import { rememberRequest } from "../app/requests/newest-request.server.ts";
import type { RunningSite } from "../server.ts";
import { validRequest } from "./requests.ts";

/** Bypasses the limits; all requests are two days old. */
export async function storeRequests(
	{ database: { db }, files }: Pick<RunningSite, "database" | "files">,
	count: number,
): Promise<string[]> {
	const at = new Date(Date.now() - 48 * 60 * 60 * 1000);
	const created_at = at.toISOString();
	const ids: string[] = [];
	for (let index = 0; index < count; index += 1) {
		const [request, id, content] = [
			crypto.randomUUID(),
			randomBytes(16).toString("hex"),
			randomBytes(500),
		];
		const sha256 = createHash("sha256").update(content).digest("hex");
		await db.transaction().execute(async (trx) => {
			await trx
				.insertInto("consultation_submissions")
				.values({ ...validRequest, id: request, created_at, reference_images_count: 1 })
				.execute();
			await trx
				.insertInto("reference_files")
				.values({
					id,
					submission_id: request,
					position: 0,
					name: "a.gif",
					media_type: "image/gif",
					bytes: content.length,
					sha256,
					sent_bytes: content.length,
					sent_sha256: sha256,
					created_at,
				})
				.execute();
		});
		writeFileSync(files.keptPath(id), content, { mode: 0o600 });
		utimesSync(files.keptPath(id), at, at);
		await rememberRequest(db, files, request);
		ids.push(id);
	}
	return ids;
}
