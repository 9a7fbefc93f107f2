import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { storePhoto } from "../../test/photos.ts";
import { openForOneTest, stores, type TestSite } from "../../test/site.ts";
import { withLease } from "../db/lease.server.ts";
import { deletePhoto } from "./delete-photo.server.ts";
import { nameMade, type PhotoFiles } from "./photo-files.server.ts";
import { startPhotoWorker } from "./photo-worker.server.ts";
import { findPhoto, notePhoto } from "./photos.server.ts";

const open = openForOneTest();
const id = "0".repeat(32);
const next = "1".repeat(32);

const file = nameMade(`${id}-320.avif`);

/** A file of an earlier try or of another process. */
async function storeMade(site: TestSite) {
	const source = join(site.config.dataDir, "source");
	writeFileSync(source, "picture");
	await site.files.storage.put(file, source);
}

/** A photo that takes too long. @param meanwhile what happens until then */
async function makeInVain(site: TestSite, meanwhile: () => Promise<unknown> = async () => {}) {
	await site.photoWorker.stop();
	const { database, photoFiles, log } = site;
	for (const one of [id, next]) await storePhoto(database.db, one);
	const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
	const make = (one: string) =>
		photoFiles.make(one, async ({ folder }) => {
			writeFileSync(join(folder, `${one}-320.avif`), "picture");
			if (one === id) await meanwhile();
			else over();
			return "late";
		});
	const files = { ...photoFiles, make: make as unknown as PhotoFiles["make"] };
	const worker = startPhotoWorker({ database, files, log });
	await isOver;
	await worker.stop();
	const kept = await site.files.storage.list("pictures");
	const photo = await findPhoto(database.db, id);
	return { state: photo?.state, isKept: kept.some(({ name }) => name === file) };
}

describe.each(stores)("a photo that cannot be made, on %s", (store) => {
	it("is failed, and leaves no files", async () => {
		expect(await makeInVain(await open(store))).toEqual({ state: "failed", isKept: false });
	});

	it("stays deleted if it was deleted meanwhile, and leaves no files", async () => {
		const site = await open(store);
		await storeMade(site);
		const deleted = makeInVain(site, () => deletePhoto(site.database.db, id));
		expect(await deleted).toEqual({ state: undefined, isKept: false });
	});
});

it("a worker that lost its lease leaves the photo as another one made it", async () => {
	const site = await open("postgres and S3");
	const { db } = site.database;
	const picture = {
		...{ hash: "0123456789", width: 640, height: 800, placeholder: "data:," },
		...{ avif: [320], webp: [] },
	};
	const made = makeInVain(site, async () => {
		await storeMade(site);
		const past = sql<string>`now() - interval '1 second'`;
		await db.updateTable("leases").set({ until: past }).where("name", "=", "photos").execute();
		const taken = withLease(site.database, "photos", async () => {
			await notePhoto(db, id, { state: "ready", picture });
		});
		expect(await taken).toBe(true);
	});
	expect(await made).toEqual({ state: "ready", isKept: true });
});
