import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { commit } from "../../app/db/commit.server.ts";
import type { Db } from "../../app/db/database.server.ts";
import type { EngineKind } from "../../app/db/migrate.server.ts";
import { indexRequest } from "../../app/db/search.server.ts";
import { states } from "../../app/requests/progress/states.ts";
import { readConfig } from "../../app/server/config.server.ts";
import { type RunningSite, startSite } from "../../server.ts";
import { signIn } from "../../test/artist.ts";
import { call } from "../../test/call.ts";
import { addDatabase, runPostgres } from "../../test/postgres.ts";
import { findQuantile } from "../faults/outcome.ts";

const requests = 10_000;
const filesEach = 3;
const rounds = 600;
const words = "heron reeds fern raven moon lily moth wave peony crane thistle wolf cedar".split(
	" ",
);
const stateNames = Object.keys(states) as (keyof typeof states)[];

type DeskTimes = Record<string, number>;

/** @returns p99 in milliseconds from question to answer, one after another, by engine and page */
export async function measureDesk(): Promise<Record<EngineKind, DeskTimes>> {
	const postgres = await runPostgres();
	try {
		return {
			sqlite: await measure(""),
			postgres: await measure(await addDatabase(postgres.url)),
		};
	} finally {
		await postgres.stop();
	}
}

async function measure(databaseUrl: string): Promise<DeskTimes> {
	const dataDir = await mkdtemp(join(tmpdir(), "linework-bench-"));
	const config = readConfig({ PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
	const site = await startSite(config, { log: pino({ level: "silent" }) });
	try {
		const ids = await fill(site.database.db);
		// Autovacuum does it within a minute of so many rows.
		if (databaseUrl) await sql`analyze`.execute(site.database.db);
		const headers = await signIn(site);
		const pick = <T>(all: readonly T[], round: number) => all[(round * 7919) % all.length];
		const pages: Record<string, (round: number) => string> = {
			"first page of the list": () => "/admin",
			"whole list": () => "/admin?show=all",
			"further page of those that wait": (round) =>
				`/admin/list?after=waiting_${writeTime(round * 37)}_${pick(ids, round)}`,
			waitlist: () => "/admin?show=waitlist",
			"further page": (round) =>
				`/admin/list?show=all&after=rest_${writeTime(round * 37)}_${pick(ids, round)}`,
			"search of a word": (round) => `/admin?q=${pick(words, round)}`,
			"search of a letter": (round) => `/admin?q=${pick(words, round)?.[0]}`,
			"search of two words": (round) => `/admin?q=${pick(words, round)}+client${round}`,
			"one request": (round) => `/admin/requests/${pick(ids, round)}`,
			"one request of few": (round) => `/admin/requests/${pick(ids, round)}?show=waitlist`,
			"one request of a search": (round) =>
				`/admin/requests/${pick(ids, round)}?q=${pick(words, round)?.[0]}`,
		};
		const times: DeskTimes = {};
		for (const [name, path] of Object.entries(pages)) {
			times[name] = await timePage(site, headers, path);
		}
		return times;
	} finally {
		await site.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function timePage(
	site: RunningSite,
	headers: Record<string, string>,
	path: (round: number) => string,
): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const began = performance.now();
		const { status } = await call(site.address, path(round), { headers });
		times.push(performance.now() - began);
		if (status !== 200) throw new Error(`${path(round)} answered ${status}`);
	}
	// The first ones compile the code.
	return Number(findQuantile(times.slice(20), 0.99).toFixed(1));
}

async function fill(db: Db): Promise<string[]> {
	const ids = Array.from({ length: requests }, () => randomUUID());
	for (let start = 0; start < requests; start += 500) {
		const numbers = Array.from({ length: 500 }, (_, n) => start + n);
		const idOf = (n: number) => ids[n] ?? "";
		const idea = (n: number) =>
			`${words[n % 13]} and ${words[(n * 5) % 13]}, number ${n}. `.repeat(12);
		await commit(db, async (trx) => {
			await trx
				.insertInto("consultation_submissions")
				.values(
					numbers.map((n) => ({
						...{
							id: idOf(n),
							created_at: writeTime(n),
							first_name: `Client${n}`,
							last_name: "Test",
						},
						...{ age: 30, email: `client${n}@example.com`, phone: null, referred_by: "-None-" },
						...{ design_idea: idea(n), reference_images_count: filesEach },
					})),
				)
				.execute();
			await trx
				.insertInto("request_progress")
				.values(
					numbers.map((n) => {
						const state = stateNames[n % stateNames.length] ?? "new";
						const { turn } = states[state];
						const waiting_since = n % 3 === 0 ? writeTime(n) : null;
						return { submission_id: idOf(n), state, turn, changed_at: writeTime(n), waiting_since };
					}),
				)
				.execute();
			await trx
				.insertInto("reference_files")
				.values(
					numbers.flatMap((n) =>
						Array.from({ length: filesEach }, (_, position) => ({
							...{ id: randomUUID(), submission_id: idOf(n), position, created_at: writeTime(n) },
							...{ name: `${words[(n + position) % 13]}-${n}.jpg`, media_type: "image/jpeg" },
							...{ bytes: 1, sha256: "", sent_bytes: 1, sent_sha256: "" },
						})),
					),
				)
				.execute();
			await trx
				.insertInto("letters")
				.values(
					numbers.flatMap((n) =>
						(["receipt", "notice", "answer"] as const).map((kind) => ({
							...{ id: randomUUID(), submission_id: idOf(n), kind },
							...{ recipient: `client${n}@example.com`, subject: "Your request", text: idea(n) },
							state: kind === "answer" && n % 20 === 0 ? ("failed" as const) : ("sent" as const),
							...{ created_at: writeTime(n), due_at: writeTime(n), sent_at: writeTime(n) },
						})),
					),
				)
				.execute();
			for (const n of numbers) await indexRequest(trx, idOf(n));
		});
	}
	return ids;
}

function writeTime(hoursAgo: number): string {
	return new Date(Date.now() - hoursAgo * 60 * 60 * 1000).toISOString();
}
