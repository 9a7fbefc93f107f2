import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandEnv, makeDataDir, startProcess } from "./processes.ts";

let dataDir: string;
beforeAll(async () => {
	dataDir = await makeDataDir();
	const site = await startProcess({ dataDir });
	await site.end("SIGTERM");
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const examine = (env: Record<string, string> = {}) => {
	const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.ts"], {
		cwd: join(import.meta.dirname, ".."),
		env: { ...commandEnv(), DATA_DIR: dataDir, ...env },
		encoding: "utf8",
	});
	return { stdout, status };
};

it("exits with 0 when nothing is wrong", async () => {
	const site = await startProcess({ dataDir });
	const { stdout, status } = examine({ PORT: new URL(site.address).port });
	await site.end("SIGTERM");
	expect(stdout).toMatch(/Nothing is wrong\.\n$/);
	expect(status).toBe(0);
});

it("exits with 1 when something is, such as that the site does not run, and says what mends it", () => {
	chmodSync(dataDir, 0o755);
	const { stdout, status } = examine({ PORT: "1" });
	expect(stdout).toContain("WRONG  Site: It does not run at http://127.0.0.1:1.");
	expect(stdout).toContain(`\n        DATA_DIR=${dataDir} npm start\n`);
	expect(stdout).toMatch(/WRONG {2}Permissions: .*has mode 0755.*\n {8}Start the site again/);
	expect(stdout).toMatch(/2 wrong\.\n$/);
	expect(status).toBe(1);
	expect(examine({ PORT: "no" })).toMatchObject({
		stdout: expect.stringContaining("WRONG  Settings: PORT must be"),
		status: 1,
	});
});

it("says that DATA_DIR is no folder that it can read", () => {
	expect(examine({ DATA_DIR: "package.json" })).toMatchObject({
		stdout: expect.stringMatching(/WRONG {2}Settings: DATA_DIR \(.+\) must be a folder/),
		status: 1,
	});
});
