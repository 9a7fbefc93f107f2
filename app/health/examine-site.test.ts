import { once } from "node:events";
import {
	chmodSync,
	closeSync,
	mkdtempSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg } from "../../test/media.ts";
import { verify } from "../../test/processes.ts";
import { submission } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";
import { upload } from "../../test/tus.ts";
import { writeCopy } from "../copies/write-copy.server.ts";
import type { Config } from "../server/config.server.ts";
import { examineSite } from "./examine-site.server.ts";
import { isWrong } from "./finding.ts";

const findWrong = async (config: Config) => (await examineSite(config)).filter(isWrong);

describe.each(engines)("what the doctor finds on %s", (engine) => {
	let site: TestSite;
	let config: Config;
	let file: string;
	beforeAll(async () => {
		site = await openTestSite(engine);
		config = { ...site.config, port: Number(new URL(site.address).port) };
		file = await upload(site.address, await drawJpeg());
		await site.call("/api/consultations", submission({ uploads: [file] }));
	});
	afterAll(() => site.close());

	it("is nothing wrong with a running site, with all of its files read", async () => {
		const findings = await examineSite(config);
		expect(findings.filter(isWrong)).toEqual([]);
		const said = findings.map(({ says }) => says);
		expect(said).toContain(`It runs at ${site.address}.`);
		expect(said).toContain("All 1 files of 1 requests are as they arrived.");
	});

	it("is what has happened to files, each with what mends it", async () => {
		const path = join(config.dataDir, "files", file);
		const bytes = readFileSync(path);
		rmSync(path);
		chmodSync(join(config.dataDir, "files"), 0o755);
		expect(await findWrong(config)).toEqual([
			expect.objectContaining({ about: "Files", says: `file ${file} is not in storage.` }),
			expect.objectContaining({
				about: "Permissions",
				says: expect.stringMatching(/files has mode 0755 and not 0700\.$/),
				remedy: expect.stringContaining("Start the site again"),
			}),
		]);
		chmodSync(join(config.dataDir, "files"), 0o700);
		writeFileSync(path, bytes, { mode: 0o600 });
		expect(await findWrong(config)).toEqual([]);
	});

	it("is that its files are not there, which a disk that is not connected explains too", async () => {
		const path = join(config.dataDir, "files");
		renameSync(path, `${path}-elsewhere`);
		expect((await findWrong(config)).filter(({ about }) => about === "Data folder")).toEqual([
			expect.objectContaining({
				says: `there is no folder ${path}.`,
				remedy: expect.stringMatching(/^Connect its disk, or set DATA_DIR/),
			}),
		]);
		renameSync(`${path}-elsewhere`, path);
	});

	it("is what an upgrade that was cut short has left", async () => {
		const path = join(config.dataDir, "before-upgrade.db");
		writeFileSync(path, "", { mode: 0o600 });
		expect(await findWrong(config)).toEqual([]);
		const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
		utimesSync(path, yesterday, yesterday);
		expect(await findWrong(config)).toMatchObject([{ about: "Upgrade", command: `rm -r ${path}` }]);
		rmSync(path);
	});

	it("is that its tables are of another version, beside what else there is", async () => {
		const { db } = site.database;
		await db.schema.alterTable("photos").renameTo("other").execute();
		expect(await findWrong(config)).toMatchObject([
			{ about: "Files", says: expect.stringMatching(/cannot be compared \(.*photos/) },
		]);
		await db.schema.alterTable("other").renameTo("photos").execute();
	});

	it("is that it does not run, unless its public address answers", async () => {
		const stopped = { ...config, port: 1 };
		expect(await findWrong(stopped)).toMatchObject([
			{ about: "Site", says: "It does not run at http://127.0.0.1:1.", command: "npm start" },
		]);
		expect(await findWrong({ ...stopped, publicOrigin: site.address })).toEqual([]);
	});

	it("is that something else answers at its address", async () => {
		const other = createServer((_, response) => response.end("hi")).listen(0, "127.0.0.1");
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		expect(await findWrong({ ...config, port })).toMatchObject([
			{ about: "Site", says: expect.stringContaining("something else answers there") },
		]);
		other.close();
	});

	it("is nothing wrong with a port that the system has chosen", async () => {
		expect(await findWrong({ ...config, port: 0 })).toEqual([]);
	});

	it("is that there is no site where the settings point", async () => {
		const elsewhere = { ...config, dataDir: join(config.dataDir, "none"), databaseUrl: null };
		expect(await findWrong(elsewhere)).toMatchObject([
			{ about: "Database", remedy: expect.stringContaining("its first start makes it") },
		]);
	});
});

it("asks for what belongs together, and restores nothing over the database", async () => {
	const site = await openTestSite();
	await storeRequests(site, 1);
	rmSync(join(site.config.dataDir, "instance"));
	const findings = await findWrong(site.config);
	expect(findings.filter(({ about }) => ["Database", "Files"].includes(about))).toMatchObject([
		{
			says: expect.stringMatching(/^linework\.db belongs to .* set DATA_DIR to an empty folder\.$/),
		},
	]);
	expect(JSON.stringify(findings)).not.toContain("npm run restore");
	await site.close();
});

it("looks for no files in the folder of a site that keeps them in a bucket", async () => {
	const site = await openTestSite("postgres and S3");
	await storeRequests(site, 1);
	const dataDir = mkdtempSync(join(tmpdir(), "linework-empty-"));
	const findings = await examineSite({ ...site.config, dataDir });
	expect(findings.map(({ says }) => says)).toContain(
		"All 1 files of 1 requests are as they arrived.",
	);
	const { code, text } = await verify(dataDir, { ...site.env, DATA_DIR: dataDir });
	expect([code, text]).toEqual([0, "1 requests, 1 files\nAll is consistent.\n"]);
	rmSync(dataDir, { recursive: true });
	await site.close();
});

it("tells another site at the same port from this one", async () => {
	const site = await openTestSite();
	await site.stop();
	const other = await openTestSite();
	const port = Number(new URL(other.address).port);
	expect(await findWrong({ ...site.config, port })).toMatchObject([
		{ about: "Site", says: expect.stringContaining("something else answers there") },
	]);
	await other.close();
	rmSync(site.config.dataDir, { recursive: true });
});

it("names the newest copy when a page of the database is damaged", async () => {
	const site = await openTestSite();
	const { config } = site;
	await site.stop();
	const backupDir = mkdtempSync(join(tmpdir(), "linework-copies-"));
	const id = readFileSync(join(config.dataDir, "instance"), "utf8").slice(0, 8);
	const copy = join(backupDir, `linework-${id}-2026-11-24.tar`);
	await writeCopy(config, copy, null);
	const handle = openSync(join(config.dataDir, "linework.db"), "r+");
	writeSync(handle, Buffer.alloc(4096, 0xaa), 0, 4096, 3 * 4096);
	closeSync(handle);
	const ofDatabase = (await examineSite({ ...config, backupDir })).filter(
		({ about }) => about === "Database",
	);
	expect(ofDatabase).toMatchObject([{ state: "wrong", command: `npm run restore -- ${copy}` }]);
	rmSync(backupDir, { recursive: true });
	rmSync(config.dataDir, { recursive: true });
});
