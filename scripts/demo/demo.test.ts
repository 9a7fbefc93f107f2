import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { arrangeFunnel } from "../../app/admin/visits/arrange-counts.ts";
import { readVisits } from "../../app/admin/visits/read-visits.server.ts";
import { listActiveAppointments } from "../../app/appointments/appointments.server.ts";
import { findClashes } from "../../app/appointments/clashes.ts";
import { openDatabaseToRead } from "../../app/db/database.server.ts";
import { listKindWords } from "../../app/notes/kind-words.server.ts";
import { findToday } from "../../app/publishing/studio-time.server.ts";
import { states } from "../../app/requests/progress/states.ts";
import { commandEnv, makeDataDir, verify } from "../../test/processes.ts";

let dataDir: string;
beforeAll(async () => {
	dataDir = await makeDataDir();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function runDemo() {
	const script = join(import.meta.dirname, "../demo.ts");
	const env = { ...commandEnv(), DATA_DIR: dataDir };
	return spawnSync(process.execPath, [script], { env, encoding: "utf8" });
}

it("fills an empty folder with twelve requests in all states and what belongs to them, and no other", async () => {
	expect(runDemo()).toMatchObject({ status: 0, stderr: "" });
	const database = await openDatabaseToRead({ dataDir, databaseUrl: null });
	const rows = await database.db.selectFrom("request_progress").select("state").execute();
	const count = async (table: "appointments" | "Thank you and notes") =>
		(await database.db.selectFrom(table).selectAll().execute()).length;
	const letters = await database.db.selectFrom("letters").selectAll().execute();
	expect(new Set(letters.map(({ state }) => state))).toEqual(
		new Set(["failed", "sent", "waiting"]),
	);
	const refused = letters.find(({ state }) => state === "failed");
	const tried = Date.parse(refused?.due_at ?? "") - Date.parse(refused?.created_at ?? "");
	expect(tried).toBeLessThan(60_000);
	const now = new Date();
	const coming = await listActiveAppointments(database.db, now);
	const [first, second] = coming.filter((date) => findClashes(date, coming).length > 0);
	expect(first && second && findClashes(first, coming)).toEqual([second]);
	expect(await count("appointments")).toBeGreaterThan(coming.length);
	expect(await listKindWords(database.db)).toHaveLength(2);
	expect(await count("Thank you and notes")).toBe(4);
	const { counted, days } = await readVisits(database.db, findToday("America/Denver", now));
	const funnel = arrangeFunnel(counted, days).map((step) => step.count);
	expect(funnel).toEqual(funnel.toSorted((a, b) => b - a));
	expect(funnel.at(-1)).toBeGreaterThan(0);
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
