import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { signIn } from "../../test/artist.ts";
import { openFaultyServer } from "../../test/faulty-server.ts";
import { validRequest } from "../../test/requests.ts";
import {
	fillSite,
	listLeft,
	makeFolder,
	makePlace,
	readSitePlace,
} from "../../test/restored-site.ts";
import { createBucket, engines, openForOneTest } from "../../test/site.ts";
import { placeFile } from "../../test/stored-files.ts";
import { commit } from "../db/commit.server.ts";
import { openDatabase, openDatabaseToRead } from "../db/database.server.ts";
import { openPostgres } from "../db/postgres.server.ts";
import type { Tables } from "../db/tables.ts";
import { listSiteFaults } from "../health/list-site-faults.server.ts";
import { erasePerson } from "../requests/erase.server.ts";
import { readConfig } from "../server/config.server.ts";
import { rememberDevice } from "../sign-in/known-devices.server.ts";
import { makeSetupToken } from "../sign-in/setup-links.server.ts";
import { writeMark } from "../storage/bucket-mark.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import { restoreCopy } from "./restore-copy.server.ts";
import { checkAndWriteCopy, writeCopy } from "./write-copy.server.ts";

const directions = [
	...engines.flatMap((from) => engines.map((to) => [from, to] as const)),
	["sqlite", "postgres and S3"] as const,
	["postgres and S3", "sqlite"] as const,
];

const openSite = openForOneTest();

describe.each(directions)("a copy of a site on %s, restored on %s", (from, to) => {
	it("is the same site, and sound", async () => {
		const site = await openSite(from);
		await fillSite(site);
		await signIn(site);
		const { db } = site.database;
		await commit(db, (trx) => rememberDevice(trx, null));
		await makeSetupToken(db);
		const file = join(makeFolder(), "copy.tar");
		await writeCopy(site.config, file, null);
		const { rows, ...copied } = await readSitePlace(site.config);
		await site.call("/api/notes", { method: "POST", json: { message: "Later" } });

		const place = await makePlace(to);
		await restoreCopy(file, place, null);
		// Access may have been ended since.
		const ended = { sessions: [], known_devices: [], setup_links: [] };
		expect(rows).not.toMatchObject(ended);
		expect(await readSitePlace(place)).toEqual({ ...copied, rows: { ...rows, ...ended } });
		const database = await openDatabaseToRead(place);
		const { faults, requests, files } = await listSiteFaults(database, place);
		await database.close();
		expect({ faults, requests, files }).toEqual({ faults: [], requests: 4, files: 3 });
		expect(listLeft(place)).not.toContain("restoring");
		await (await openDatabase(place)).close();
	});
});

describe.each(engines)("on %s", (engine) => {
	it("uploads that no request has claimed are left out", async () => {
		const site = await openSite(engine);
		await fillSite(site);
		const { db } = site.database;
		const [row] = await db.selectFrom("reference_files").selectAll().execute();
		const unclaimed = { id: "0".repeat(32), submission_id: null, position: null };
		if (row)
			await db
				.insertInto("reference_files")
				.values({ ...row, ...unclaimed })
				.execute();
		const { manifest } = await writeCopy(site.config, join(makeFolder(), "copy.tar"), null);
		expect(manifest.rows.reference_files).toBe(3);
		expect(manifest.missing).toEqual([]);
	});

	it("a person who is erased while the copy is made is not in it", async () => {
		const site = await openSite(engine);
		await fillSite(site);
		const file = join(makeFolder(), "copy.tar");
		// A pipe in place of one of their files holds the copy up until the other end is closed.
		const [name = ""] = readdirSync(join(site.config.dataDir, "files"));
		const path = join(site.config.dataDir, "files", name);
		rmSync(path);
		execFileSync("mkfifo", [path]);
		const writing = writeCopy(site.config, file, null);
		const otherEnd = await open(path, "w");
		await erasePerson(site.database, site.files, validRequest.email);
		await otherEnd.close();
		const { manifest } = await writing;
		expect(manifest.missing).toEqual([]);
		expect(manifest.rows.consultation_submissions).toBe(1);
	});

	it("a database that holds a site already, or a folder, is left as it is", async () => {
		const [site, other] = [await openSite(engine), await openSite(engine)];
		await fillSite(site);
		const file = join(makeFolder(), "copy.tar");
		await writeCopy(site.config, file, null);
		await other.stop();
		const before = await readSitePlace(other.config);
		const { dataDir } = await makePlace("sqlite");
		if (engine === "postgres") {
			const place = { ...other.config, dataDir };
			await expect(restoreCopy(file, place, null)).rejects.toThrow("holds a site already");
			expect(listLeft(place)).toEqual([]);
		}
		await expect(restoreCopy(file, { ...other.config, databaseUrl: null }, null)).rejects.toThrow(
			"is not empty",
		);
		expect(await readSitePlace(other.config)).toEqual(before);
	});
});

describe("a copy of a site whose files are in a bucket", () => {
	it("is made in an empty folder, and never without that bucket in place of an older one", async () => {
		const site = await openSite("postgres and S3");
		await fillSite(site);
		const file = join(makeFolder(), "copy.tar");
		const empty = { ...site.config, dataDir: makeFolder() };
		const { manifest } = await checkAndWriteCopy(empty, file, null);
		expect(manifest.missing).toEqual([]);
		const bytes = readFileSync(file);
		const refuse = async (place: SitePlace, sentence: string) => {
			await expect(checkAndWriteCopy(place, file, null)).rejects.toThrow(sentence);
			expect(readFileSync(file).equals(bytes)).toBe(true);
		};
		await refuse({ ...empty, s3: null }, "whose files are not in DATA_DIR");
		const lost = { ...empty, s3: readConfig(await createBucket()).s3 };
		await refuse(lost, "does not hold the files");
		const ofTheDay = await writeCopy(lost, join(makeFolder(), "copy.tar"), null);
		expect(ofTheDay.manifest.missing).not.toEqual([]);
		const { config: other } = await openSite();
		await refuse({ ...site.config, dataDir: other.dataDir }, "belong to two different sites");
	});
});

describe("a copy restored on Postgres", () => {
	/** As after a kill between the commit of its rows and the last file. */
	const cutShort = async () => {
		const site = await openSite();
		await fillSite(site);
		const file = join(makeFolder(), "copy.tar");
		await writeCopy(site.config, file, null);
		const place = await makePlace("postgres");
		await restoreCopy(file, place, null);
		const other = await makePlace("sqlite");
		await restoreCopy(file, other, null);
		const scratch = join(place.dataDir, "restoring");
		mkdirSync(scratch);
		for (const name of ["linework.db", "pictures"])
			renameSync(join(other.dataDir, name), join(scratch, name));
		return { file, place, copied: await readSitePlace(site.config) };
	};

	it("begins anew after it was cut short when its rows were there", async () => {
		const { file, place, copied } = await cutShort();
		await restoreCopy(file, place, null);
		expect(await readSitePlace(place)).toEqual(copied);
		expect(listLeft(place)).not.toContain("restoring");
		await (await openDatabase(place)).close();
	});

	it("takes no rows of another program away", async () => {
		const { file } = await cutShort();
		const place = await makePlace("postgres");
		const db = new Kysely<Tables>({ dialect: openPostgres(place.databaseUrl ?? "") });
		await sql`create table photos as select 1 as id`.execute(db);
		await expect(restoreCopy(file, place, null)).rejects.toThrow();
		expect((await sql`select id from photos`.execute(db)).rows).toEqual([{ id: 1 }]);
		await db.destroy();
	});

	it("takes no rows away that came since", async () => {
		const { file, place } = await cutShort();
		const db = new Kysely<Tables>({ dialect: openPostgres(place.databaseUrl ?? "") });
		const note = { message: "Later", created_at: new Date().toISOString() };
		await db
			.insertInto("Thank you and notes")
			.values({ id: randomUUID(), ...note })
			.execute();
		await expect(restoreCopy(file, place, null)).rejects.toThrow("holds a site already");
		expect(await db.selectFrom("Thank you and notes").selectAll().execute()).toHaveLength(2);
		await db.destroy();
	});
});

describe("a copy restored into a bucket", () => {
	const makeCopy = async () => {
		const site = await openSite();
		await fillSite(site);
		const file = join(makeFolder(), "copy.tar");
		await writeCopy(site.config, file, null);
		return { file, copied: await readSitePlace(site.config) };
	};

	it("begins anew after it was cut short", async () => {
		const { file, copied } = await makeCopy();
		const place = await makePlace("postgres and S3");
		mkdirSync(join(place.dataDir, "restoring"), { recursive: true });
		if (place.s3) await writeMark(join(place.dataDir, "restoring"), place.s3);
		placeFile(place, `files/${"0".repeat(32)}`, Buffer.from("left behind"));
		await restoreCopy(file, place, null);
		expect(await readSitePlace(place)).toEqual(copied);
	});

	it("leaves another site's files as they are", async () => {
		const { file } = await makeCopy();
		const other = await openSite("postgres and S3");
		await fillSite(other);
		const before = await readSitePlace(other.config);
		const place = { ...(await makePlace("sqlite")), s3: other.config.s3 };
		const refuse = async () => {
			const refused = restoreCopy(file, place, null);
			await expect(refused).rejects.toThrow("holds the files of another site");
			expect(await readSitePlace(other.config)).toEqual(before);
		};
		await refuse();
		// Also when it has taken the bucket after a restore into it was cut short.
		mkdirSync(join(place.dataDir, "restoring"), { recursive: true });
		if (place.s3) await writeMark(join(place.dataDir, "restoring"), place.s3);
		await refuse();
	});

	it("leaves nothing there when it fails", async () => {
		const { file, copied } = await makeCopy();
		const place = await makePlace("postgres and S3");
		const server = await openFaultyServer(inject("s3").endpoint);
		server.fail("denied", ({ method, url }) => method === "PUT" && /pictures/.test(url ?? ""));
		const s3 = place.s3 && { ...place.s3, endpoint: server.endpoint };
		await expect(restoreCopy(file, { ...place, s3 }, null)).rejects.toThrow(/AccessDenied/);
		expect(listLeft(place)).toEqual([]);
		await server.stop();
		await restoreCopy(file, place, null);
		expect(await readSitePlace(place)).toEqual(copied);
	});
});
