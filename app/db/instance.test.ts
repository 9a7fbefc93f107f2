import {
	copyFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";
import { sweep } from "../requests/files/sweep.server.ts";

describe("database and data folder", () => {
	let outer: string;
	let dataDir: string;
	let files: string[];
	const open = (env: Record<string, string> = {}) =>
		openTestSite("sqlite", { DATA_DIR: dataDir, ...env });
	const at = (...names: string[]) => join(dataDir, ...names);
	const restart = async (env?: Record<string, string>) => (await open(env)).close();
	const refuse = async (sentence: RegExp, env?: Record<string, string>) => {
		const look = () =>
			readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter(
				(name) => !["lock", "running"].includes(name),
			);
		const before = look();
		const error = await restart(env).then(
			() => null,
			(thrown: Error) => thrown,
		);
		expect(error?.message).toMatch(sentence);
		expect(error?.message).toMatch(/Nothing was changed\..+ (start again|empty)/);
		expect(look()).toEqual(before);
	};
	const checkFiles = () => expect(readdirSync(at("files")).sort()).toEqual(files.toSorted());
	const forgetIds = async (site: TestSite) => {
		await site.database.db.deleteFrom("instance").execute();
		rmSync(at("instance"));
		rmSync(at("newest-request"), { force: true });
	};

	beforeEach(async () => {
		outer = mkdtempSync(join(tmpdir(), "linework-instance-"));
		dataDir = join(outer, "data");
		const site = await open();
		files = await storeRequests(site, 8);
		await site.close();
	});
	afterEach(() => rmSync(outer, { recursive: true, force: true }));

	it("share one id, which survives a restart", async () => {
		const id = readFileSync(at("instance"), "utf8");
		expect(id).toMatch(/^[0-9a-f]{32}\n$/);
		const site = await open();
		expect(await site.database.db.selectFrom("instance").select("id").execute()).toEqual([
			{ id: id.trim() },
		]);
		await site.close();
		expect(readFileSync(at("instance"), "utf8")).toBe(id);
		checkFiles();
	});

	it("are refused if the database is missing, and none is created", async () => {
		rmSync(at("linework.db"));
		await refuse(/^linework\.db is missing or empty.*8 files/);
	});

	it("are refused if the database is empty", async () => {
		writeFileSync(at("linework.db"), "");
		await refuse(/^linework\.db is missing or empty/);
	});

	it("are refused if Postgres is empty", async () => {
		const other = await openTestSite("postgres");
		await other.stop();
		const url = other.config.databaseUrl ?? "";
		await refuse(/^The database at DATABASE_URL and .* belong to two different sites/, {
			DATABASE_URL: url,
		});
		const empty = url.replace(/[^/]+$/, "postgres");
		await refuse(/^The database at DATABASE_URL is empty, .* 8 files/, { DATABASE_URL: empty });
	});

	it("are refused if the files are in a bucket that is not set, which is named first", async () => {
		const other = await openTestSite("postgres and S3");
		await other.stop();
		dataDir = mkdtempSync(join(outer, "empty"));
		for (const name of ["files", "incoming", "quarantine", "originals", "pictures"])
			mkdirSync(at(name));
		await refuse(/Nothing was changed\. If they are in a bucket, set the five S3_ variables\./, {
			DATABASE_URL: other.config.databaseUrl ?? "",
		});
	});

	it("are refused if the database belongs to another site", async () => {
		const other = await openTestSite();
		await other.stop();
		copyFileSync(join(other.config.dataDir, "linework.db"), at("linework.db"));
		await refuse(/^linework\.db and .* belong to two different sites/);
	});

	it("are refused if the folder belongs to another site, and accepted once its files are given up", async () => {
		const moved = join(outer, "elsewhere");
		mkdirSync(moved);
		renameSync(at("linework.db"), join(moved, "linework.db"));
		const id = readFileSync(at("instance"), "utf8").trim();
		dataDir = moved;
		for (const name of ["files", "incoming", "quarantine", "originals", "pictures"])
			mkdirSync(at(name));
		await refuse(new RegExp(`write ${id} into the file instance`));
		writeFileSync(at("instance"), id);
		await restart();
	});

	it("are refused if only the folder has an id, and accepted once the operator confirms", async () => {
		const site = await open();
		const id = readFileSync(at("instance"));
		await forgetIds(site);
		await site.stop();
		writeFileSync(at("instance"), id);
		await refuse(/carries the id of a site, and linework\.db carries none/);
		rmSync(at("instance"));
		await restart();
		checkFiles();
	});

	it("get an id if they have none and agree", async () => {
		const site = await open();
		await forgetIds(site);
		await site.stop();
		await restart();
		expect(readFileSync(at("instance"), "utf8")).toMatch(/^[0-9a-f]{32}\n$/);
		checkFiles();
	});

	it("get no id if the database knows none of the files", async () => {
		const site = await open();
		await forgetIds(site);
		await sql`delete from reference_files`.execute(site.database.db);
		await site.stop();
		await refuse(/do not belong together: 8 files are not in the database/);
		checkFiles();
	});

	it("get no id if the database is new and the files are old", async () => {
		const site = await open();
		await forgetIds(site);
		await site.stop();
		rmSync(at("linework.db"));
		await refuse(/^linework\.db is missing or empty/);
	});

	it("start over once the files are moved and the id is removed, as the error suggests", async () => {
		rmSync(at("linework.db"));
		renameSync(at("files"), join(outer, "safe"));
		rmSync(at("instance"));
		const site = await open();
		files = await storeRequests(site, 2);
		expect((await sweep(site.database, site.files)).stopped).toBeNull();
		await site.close();
		checkFiles();
	});

	it("are repaired if the first start crashed between writing row and file", async () => {
		renameSync(at("instance"), at("instance.new"));
		const long = new Date("2026-01-01");
		utimesSync(at("instance.new"), long, long);
		await restart();
		expect(readdirSync(dataDir)).toContain("instance");
		expect(statSync(at("instance")).mtime).toEqual(long);
		expect(readdirSync(dataDir)).not.toContain("instance.new");
		const before = join(outer, "before");
		cpSync(dataDir, before, { recursive: true });
		dataDir = join(outer, "new");
		mkdirSync(dataDir);
		writeFileSync(at("instance.new"), "left by a start that was ended\n");
		await restart();
		expect(readFileSync(at("instance"), "utf8")).toMatch(/^[0-9a-f]{32}\n$/);
	});
});
