import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseToRead } from "../../app/db/database.server.ts";
import { states } from "../../app/requests/progress/states.ts";
import { makeDataDir, verify } from "../../test/processes.ts";

let dataDir: string;
beforeAll(async () => {
	dataDir = await makeDataDir();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function runDemo() {
	const script = join(import.meta.dirname, "../demo.ts");
	const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
	return spawnSync(process.execPath, [script], { env, encoding: "utf8" });
}

it("fills an empty folder with twelve requests in all states, and no other", async () => {
	expect(runDemo()).toMatchObject({ status: 0, stderr: "" });
	const database = await openDatabaseToRead({ dataDir, databaseUrl: null });
	const rows = await database.db.selectFrom("request_progress").select("state").execute();
	await database.close();
	expect(rows).toHaveLength(12);
	expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(Object.keys(states)));
	expect((await verify(dataDir)).text).toContain("12 requests, 7 files");

	const before = readdirSync(join(dataDir, "files"));
	const again = runDemo();
	expect(again.status).toBe(1);
	expect(again.stderr).toContain("The demo only fills an empty folder");
	expect(readdirSync(join(dataDir, "files"))).toEqual(before);
});
