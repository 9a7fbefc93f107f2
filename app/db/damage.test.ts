import {
	copyFileSync,
	cpSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newAddress, submission } from "../../test/requests.ts";
import { makeFolder } from "../../test/restored-site.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";
import { createUpload } from "../../test/tus.ts";
import { listCopies } from "../copies/copy-folder.server.ts";
import { sweep } from "../requests/files/sweep.server.ts";
import { readInstanceId } from "./instance.server.ts";

const pageSize = 4096;
const requests = 60;

describe("a damaged database", () => {
	const copies = makeFolder();
	let dataDir: string;
	let copy: string;
	let path: string;
	let site: TestSite;
	const open = async () => {
		site = await openTestSite("sqlite", { DATA_DIR: dataDir, BACKUP_DIR: copies });
	};
	let outer: string;
	beforeAll(async () => {
		outer = mkdtempSync(join(tmpdir(), "linework-damage-"));
		dataDir = join(outer, "sound");
		await open();
		await storeRequests(site, requests);
		await site.copies.wake();
		const [{ path: made = "" } = {}] = await listCopies(copies, readInstanceId(site.config) ?? "");
		copy = made;
		await site.close();
	});
	beforeEach(() => {
		dataDir = join(outer, crypto.randomUUID());
		path = join(dataDir, "linework.db");
		cpSync(join(outer, "sound"), dataDir, { recursive: true, preserveTimestamps: true });
	});
	afterEach(() => site.close());
	afterAll(() => rmSync(outer, { recursive: true, force: true }));

	const spoil = (page: number) => {
		const bytes = readFileSync(path);
		const at = (page - 1) * pageSize;
		for (let index = at; index < at + pageSize; index += 3) bytes[index] = ~(bytes[index] ?? 0);
		writeFileSync(path, bytes);
	};
	const write = () => [
		site.call("/api/consultations", { ...submission(), from: newAddress() }),
		site.call("/api/notes", { method: "POST", json: { message: "Thanks" }, from: newAddress() }),
		site.call("/api/visitor-count", { method: "POST", from: newAddress() }),
		createUpload(site.address, 1000, "a.jpg", { from: newAddress() }),
	];
	const expectClosed = async () => {
		expect((await site.call("/readyz")).status).toBe(503);
		for (const answer of await Promise.all(write())) {
			expect(answer.status).toBe(503);
			expect(answer.headers["retry-after"]).toBe("60");
			expect(answer.json()).toMatchObject({
				code: "records_closed",
				message: "The studio’s records cannot be updated right now. Please try again later.",
			});
		}
		for (const page of ["/", "/artwork/tattoos", "/consultation", "/contact", "/healthz"]) {
			expect((await site.call(page)).status, page).toBe(200);
		}
		const tell = (words: string) => site.logged.filter((line) => line.includes(words));
		expect(tell("is damaged. Pages are served")).toHaveLength(1);
		const command = `npm run restore -- ${copy}`;
		await vi.waitFor(() => expect(tell(command)).toHaveLength(1));
		expect(JSON.parse(tell(command)[0] ?? "")).toMatchObject({ level: 50 });
		await site.copies.wake();
		expect(site.copies.status()).toMatchObject({ kept: 1, last: { path: copy } });
	};

	it.each([
		["the first page is spoilt", () => spoil(1)],
		["a page of a table is spoilt", () => spoil(4)],
		["a later page is spoilt", () => spoil(10)],
		["the file is cut in half", () => truncateSync(path, statSync(path).size / 2)],
		["the file is text", () => writeFileSync(path, "x".repeat(9_000))],
	])("is detected at start: %s", async (_, damage) => {
		damage();
		await open();
		await expectClosed();
		await sweep(site.database, site.files, Date.now() + 48 * 60 * 60 * 1000);
		expect(await site.files.listKept()).toHaveLength(requests);
	});

	it("is detected before a sweep when a table and its index disagree", async () => {
		const file = new SQLite(path);
		file.unsafeMode();
		// Only integrity_check compares a table with its index; it is too slow for every start.
		file.exec(`pragma foreign_keys = on;
			delete from consultation_submissions where id =
				(select submission_id from reference_files limit 1);
			pragma writable_schema = on; create table other (id text primary key not null);
			update sqlite_schema set rootpage =
				(select rootpage from sqlite_schema where name = 'sqlite_autoindex_other_1')
				where name = 'sqlite_autoindex_reference_files_1';
			delete from sqlite_schema where tbl_name = 'other'`);
		file.close();
		rmSync(join(dataDir, "newest-request"));
		await open();
		await sweep(site.database, site.files);
		expect(await site.files.listKept()).toHaveLength(requests);
		expect(site.database.isDamaged()).toBe(true);
		expect((await site.call("/readyz")).status).toBe(503);
	});

	it("is detected while the site runs; a start with a sound copy works again", async () => {
		await open();
		const pages = statSync(path).size / pageSize;
		for (let page = 2; page <= pages; page += 1) spoil(page);
		await sql`pragma shrink_memory`.execute(site.database.db);
		const [first] = await Promise.all(write());
		expect(first?.status).toBe(503);
		await expectClosed();
		await site.stop();
		for (const more of ["-wal", "-shm"]) rmSync(path + more, { force: true });
		copyFileSync(join(outer, "sound/linework.db"), path);
		await open();
		expect((await site.call("/readyz")).status).toBe(200);
		expect((await site.call("/api/consultations", submission())).status).toBe(201);
		expect(await site.database.listFaults()).toEqual([]);
	});
});
