import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inject } from "vitest";
import { rememberRequest } from "../app/requests/newest-request.server.ts";
import { readStoredFile } from "../app/storage/read-stored-file.server.ts";
import type { RunningSite } from "../server.ts";
import { validRequest } from "./requests.ts";

type Place = Pick<RunningSite["config"], "dataDir" | "s3">;
type Keeper = Pick<RunningSite, "config" | "files">;

/** Where the file is on this machine; with a bucket, in the folder of its server. */
export function keptPath({ config, files }: Keeper, id: string): string {
	return storedPath(config, files.keptName(id));
}

export function storedPath({ dataDir, s3 }: Place, name: string): string {
	if (!s3) return join(dataDir, name);
	return join(inject("s3").folder, s3.bucket, `${name}._S3rver_object`);
}

/** As if the site had stored it. @returns its path */
export function placeFile(config: Place, name: string, content: Uint8Array): string {
	const path = storedPath(config, name);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content, { mode: 0o600 });
	if (config.s3) writeFileSync(path.replace(/object$/, "metadata.json"), "{}");
	return path;
}

/** All folders of this machine that hold something of the site. */
export function listFolders({ dataDir, s3 }: Place): string[] {
	return s3 ? [dataDir, join(inject("s3").folder, s3.bucket)] : [dataDir];
}

export function isFileKept({ files }: Pick<Keeper, "files">, id: string): Promise<boolean> {
	return files.storage.has(files.keptName(id));
}

export async function readKept({ files }: Pick<Keeper, "files">, id: string): Promise<Buffer> {
	return buffer(await readStoredFile(files.storage, files.keptName(id)));
}

/** Bypasses the limits; all requests are two days old. */
export async function storeRequests(
	{ config, database: { db }, files }: Pick<RunningSite, "config" | "database" | "files">,
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
		utimesSync(placeFile(config, files.keptName(id), content), at, at);
		await rememberRequest(db, files, request);
		ids.push(id);
	}
	return ids;
}
