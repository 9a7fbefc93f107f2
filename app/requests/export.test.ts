import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validRequest } from "../../test/requests.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";
import { keptPath, storeRequests } from "../../test/stored-files.ts";
import { unzip } from "../../test/unzip.ts";

const run = promisify(execFile);
const command = join(import.meta.dirname, "../../scripts/export.ts");

describe("the command that exports a person", () => {
	let site: TestSite;
	let lost = "";
	const folder = mkdtempSync(join(tmpdir(), "linework-export-"));
	beforeAll(async () => {
		site = await openTestSite("sqlite");
		[lost = ""] = await storeRequests(site, 2);
		rmSync(keptPath(site, lost));
	});
	afterAll(async () => {
		rmSync(folder, { recursive: true });
		await site.close();
	});

	const exportTo = (to: string) =>
		run(process.execPath, [command, "--email", validRequest.email, "--to", to], {
			env: { ...process.env, ...site.env },
		});

	it("names a lost file, and writes the others", async () => {
		const to = join(folder, "whole.zip");
		const { stdout, stderr } = await exportTo(to);
		expect(stdout).toBe(`${to}: 2 requests, 0 notes.\n`);
		expect(stderr).toMatch(/\/1 a\.gif was not there and is not in the export\n/);
		const names = Object.keys(await unzip(readFileSync(to)));
		expect(names.filter((name) => name.endsWith("/1 a.gif"))).toHaveLength(1);
		expect(names).toContain("missing.txt");
	});

	it("leaves no part of an archive when it fails, and one that is there as it is", async () => {
		const [failed, there] = [join(folder, "failed.zip"), join(folder, "there.zip")];
		mkdirSync(keptPath(site, lost));
		await expect(exportTo(failed)).rejects.toMatchObject({ code: 1 });
		expect(existsSync(failed)).toBe(false);
		writeFileSync(there, "mine");
		await expect(exportTo(there)).rejects.toThrow("is there already");
		expect(readFileSync(there, "utf8")).toBe("mine");
	});
});
