import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../../test/free-port.ts";
import { verify } from "../../test/processes.ts";
import { createBucket, openForOneTest, openTestSite, type TestSite } from "../../test/site.ts";
import { storeRequests } from "../../test/stored-files.ts";
import { checkStorage } from "../health/check-storage.server.ts";
import { readConfig } from "../server/config.server.ts";

const openSite = openForOneTest();
const noBucket = {
	S3_ENDPOINT: "",
	S3_BUCKET: "",
	S3_REGION: "",
	S3_ACCESS_KEY_ID: "",
	S3_SECRET_ACCESS_KEY: "",
};

describe("a site whose files are in a bucket", () => {
	let site: TestSite;
	let dataDir: string;
	beforeAll(async () => {
		dataDir = mkdtempSync(join(tmpdir(), "linework-bucket-"));
		site = await openTestSite("postgres and S3", { DATA_DIR: dataDir });
		await storeRequests(site, 2);
		await site.stop();
	});
	afterAll(async () => {
		await site.close();
		await rm(dataDir, { recursive: true });
	});
	const again = (env: Record<string, string>) => openSite("sqlite", { ...site.env, ...env });

	it("starts again, and is consistent", async () => {
		await again({});
		const { text } = await verify(dataDir, site.env);
		expect(text).toContain("2 requests, 2 files\nAll is consistent.");
	});

	it("does not start without it, and no command looks on the disk", async () => {
		await expect(again(noBucket)).rejects.toThrow(
			/^The files of this site are in the bucket .*\.$/,
		);
		const { code, text } = await verify(dataDir, { ...site.env, ...noBucket });
		expect([code, text]).toEqual([1, expect.stringContaining("S3_ variables are not set")]);
	});

	it("does not start with another bucket", async () => {
		const other = await createBucket();
		await expect(again(other)).rejects.toThrow(/Set them as they were/);
		expect(await checkStorage(readConfig({ DATA_DIR: dataDir, ...other }))).toMatchObject([
			{ state: "wrong", says: expect.stringContaining("Set them as they were") },
		]);
	});

	it("shares its bucket with no other site", async () => {
		const { S3_BUCKET = "" } = site.env;
		const other = openSite("sqlite", { ...(await createBucket()), S3_BUCKET });
		await expect(other).rejects.toThrow(/holds the files of another site/);
	});
});

it("a site with files on the disk does not take a bucket for them", async () => {
	const site = await openTestSite();
	await storeRequests(site, 1);
	await site.stop();
	const env = { ...site.env, ...(await createBucket()) };
	await expect(openSite("sqlite", env)).rejects.toThrow(
		/keeps its files in DATA_DIR.*npm run restore/,
	);
	const { text } = await verify(site.config.dataDir, env);
	expect(text).toContain("keeps its files in DATA_DIR");
	await site.close();
});

it("a bucket that is not there, and a store that does not answer, are named", async () => {
	const env = await createBucket();
	await expect(openSite("sqlite", { ...env, S3_BUCKET: "none" })).rejects.toThrow(
		/There is no bucket none at S3_ENDPOINT/,
	);
	const S3_ENDPOINT = `http://127.0.0.1:${await findFreePort()}`;
	await expect(openSite("sqlite", { ...env, S3_ENDPOINT })).rejects.toThrow(/ECONNREFUSED.*\?$/);
});
