import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { openDatabaseToRead } from "../app/db/database.server.ts";
import { indexRequests } from "../app/db/fill.server.ts";
import { tableNames } from "../app/db/snapshot.server.ts";
import { namePictureFiles } from "../app/photos/photo-name.ts";
import { readConfig } from "../app/server/config.server.ts";
import { readStoredFile } from "../app/storage/read-stored-file.server.ts";
import { openStorage, type SitePlace } from "../app/storage/storage.server.ts";
import { submission } from "./requests.ts";
import { createBucket, createDatabase, type Store, type TestSite } from "./site.ts";
import { placeFile, storeRequests } from "./stored-files.ts";

/** A folder that holds nothing, an empty database, and an empty bucket if the store has one. */
export async function makePlace(store: Store): Promise<SitePlace> {
	const dataDir = join(mkdtempSync(join(tmpdir(), "linework-copy-")), "data");
	const databaseUrl = store === "sqlite" ? null : await createDatabase();
	const s3 = store === "postgres and S3" ? readConfig(await createBucket()).s3 : null;
	return { dataDir, databaseUrl, s3 };
}

/** Requests with files, one of them with history and letters, and photos made and waiting. */
export async function fillSite(site: TestSite): Promise<void> {
	const { database } = site;
	await storeRequests(site, 3);
	await site.call("/api/notes", {
		method: "POST",
		json: { message: "Thank you\u2028for “it”\nall" },
	});
	await site.call("/api/consultations", submission({ email: "ana@example.com" }));
	await indexRequests(database.db);
	await storePhotos(site, 1);
	await storePhotos(site, 1, { made: false });
}

const widths = { avif: [480], webp: [480, 960] };

export const storedPicture = {
	...{ hash: "01234567", width: 960, height: 960, placeholder: "" },
	...widths,
};

/** Random bytes in place of pictures. @returns their ids */
export async function storePhotos(
	{ database: { db }, config }: TestSite,
	count: number,
	{ made = true } = {},
): Promise<string[]> {
	const ids = Array.from({ length: count }, () => randomBytes(16).toString("hex"));
	for (const id of ids) {
		const bytes = randomBytes(2_000);
		await db
			.insertInto("photos")
			.values({
				id,
				name: "koi.jpg",
				// A start would try to make it, and find no picture in random bytes.
				state: made ? "ready" : "failed",
				problem: null,
				picture: made ? JSON.stringify(storedPicture) : null,
				media_type: "image/jpeg",
				bytes: bytes.length,
				sha256: createHash("sha256").update(bytes).digest("hex"),
				sent_bytes: 2_100,
				created_at: new Date().toISOString(),
			})
			.execute();
		placeFile(config, `originals/${id}`, bytes);
		for (const name of made ? namePictureFiles(id, widths) : [])
			placeFile(config, `pictures/${name}`, randomBytes(700));
	}
	return ids;
}

/** All that a copy is to bring back, in one order on both engines. */
export async function readSitePlace(place: SitePlace) {
	const { db, close } = await openDatabaseToRead(place);
	const rows: Record<string, string[]> = {};
	for (const table of tableNames) {
		const all = await db.selectFrom(table).selectAll().execute();
		rows[table] = all.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
	}
	const search = await db.selectFrom("request_search").select("submission_id").execute();
	await close();
	const storage = await openStorage(place);
	const files: string[] = [];
	for (const folder of ["files", "originals", "pictures"]) {
		for (const { name } of await storage.list(folder)) {
			const bytes = await buffer(await readStoredFile(storage, name));
			files.push(`${name} ${createHash("sha256").update(bytes).digest("hex")}`);
		}
	}
	storage.close();
	return { rows, files: files.sort(), found: search.map((row) => row.submission_id).sort() };
}

export function listLeft({ dataDir }: Pick<SitePlace, "dataDir">): string[] {
	return existsSync(dataDir) ? readdirSync(dataDir) : [];
}

export function makeFolder(): string {
	return mkdtempSync(join(tmpdir(), "linework-copies-"));
}
