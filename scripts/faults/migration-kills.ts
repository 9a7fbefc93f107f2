import { createHash, randomBytes } from "node:crypto";
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrationNames } from "../../app/db/migrate.server.ts";
import { firstTables } from "../../app/db/migrations/0001-first-tables.ts";
import { openSqlite } from "../../app/db/sqlite.server.ts";
import type { Tables } from "../../app/db/tables.ts";
import { attemptStart } from "./attempt-start.ts";
import { collectFaults, type Outcome, quantile } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { makeRequest, openFile, queryFile, requireConsistent } from "./stored-requests.ts";

interface MigrationKillCounts {
	kills: number;
	requests: number;
}

export function surviveMigrationKills(counts: MigrationKillCounts): Promise<Outcome> {
	const usual = process.umask(0o077);
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const old = `${dataDir}-old`;
		await makeOldData(old, counts.requests);
		const before = readWords(old);
		cpSync(old, dataDir, { recursive: true });
		const took: number[] = [];
		const found = { untouched: 0, "half-way": 0, finished: 0, "no database before": 0 };

		for (let kill = 0; kill < counts.kills; kill += 1) {
			const fresh = kill % 5 === 4;
			rmSync(dataDir, { recursive: true });
			if (fresh) mkdirSync(dataDir);
			else cpSync(old, dataDir, { recursive: true });
			await killWhileMigrating(dataDir, { atCommit: kill % 2 === 0 });
			found[fresh ? "no database before" : readState(dataDir)] += 1;

			const site = await start();
			took.push(site.readyAfter);
			await site.end("SIGTERM");
			const applied = listApplied(dataDir);
			faults.require(
				applied.join() === migrationNames.toSorted().join(),
				`after kill ${kill} the migrations are ${applied.join(", ")}`,
			);
			if (!fresh) faults.require(readWords(dataDir) === before, "a request or file has changed");
			if (fresh || kill % 5 > 0) continue;
			await requireConsistent(dataDir, faults);
		}
		return {
			figures: {
				kills: counts.kills,
				requests: counts.requests,
				"before the commit": found.untouched,
				"in the commit": found["half-way"],
				"just finished": found.finished,
				"no database before": found["no database before"],
				"next start median ms": quantile(took, 0.5),
				"next start most ms": quantile(took, 1),
			},
			faults: faults.list(),
		};
	}).finally(() => process.umask(usual));
}

async function makeOldData(folder: string, requests: number): Promise<void> {
	for (const name of ["files", "incoming"]) mkdirSync(join(folder, name), { recursive: true });
	const db = new Kysely<Tables>(openSqlite(join(folder, "linework.db")));
	const migrations = { "0001-first-tables": firstTables("sqlite") };
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error } = await migrator.migrateToLatest();
	await db.destroy();
	if (error) throw error;
	const file = openFile(folder, { writable: true });
	const created_at = new Date().toISOString();
	const columns = Object.keys({
		id: 0,
		created_at,
		reference_images_count: 1,
		...makeRequest("1"),
	});
	const request = file.prepare(
		`insert into consultation_submissions (${columns}) values (${columns.map((name) => `@${name}`)})`,
	);
	const reference = file.prepare(
		"insert into reference_files values (?, ?, 0, 'a.gif', ?, ?, ?, ?)",
	);
	file.transaction(() => {
		for (let index = 0; index < requests; index += 1) {
			const id = crypto.randomUUID();
			request.run({ id, created_at, reference_images_count: 1, ...makeRequest(`old-${index}`) });
			const [fileId, bytes] = [randomBytes(16).toString("hex"), randomBytes(40)];
			const hash = createHash("sha256").update(bytes).digest("hex");
			reference.run(fileId, id, "image/gif", bytes.length, hash, created_at);
			writeFileSync(join(folder, "files", fileId), bytes);
		}
	})();
	file.close();
}

async function killWhileMigrating(dataDir: string, { atCommit }: { atCommit: boolean }) {
	const attempt = attemptStart(dataDir);
	const deadline = Date.now() + 10_000;
	const wal = join(dataDir, "linework.db-wal");
	const begun = () => {
		const found = statSync(wal, { throwIfNoEntry: false });
		return atCommit ? (found?.size ?? 0) > 0 : found;
	};
	while (Date.now() < deadline && !begun()) await wait(0);
	await wait(Math.random() * (atCommit ? 20 : 300));
	await attempt.end("SIGKILL");
}

function listApplied(dataDir: string): string[] {
	const query = "select name from kysely_migration order by name";
	return queryFile<{ name: string }>(dataDir, query).map(({ name }) => name);
}

function readState(dataDir: string): "untouched" | "half-way" | "finished" {
	const wal = statSync(join(dataDir, "linework.db-wal"), { throwIfNoEntry: false })?.size ?? 0;
	if (listApplied(dataDir).length > 1) return "finished";
	return wal > 0 ? "half-way" : "untouched";
}

function readWords(dataDir: string): string {
	const file = openFile(dataDir);
	const hash = createHash("sha256");
	for (const query of [
		"select id, created_at, first_name, last_name, age, email, design_idea, reference_images_count from consultation_submissions order by id",
		"select id, submission_id, position, name, media_type, bytes, sha256, created_at from reference_files order by id",
	]) {
		for (const row of file.prepare(query).raw().iterate()) hash.update(JSON.stringify(row));
	}
	file.close();
	return hash.digest("hex");
}
