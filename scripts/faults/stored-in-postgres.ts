import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Faults } from "./outcome.ts";
import { compareRow, type StoredRow } from "./stored-requests.ts";

async function query<T>(env: Record<string, string>, text: string): Promise<T[]> {
	const client = new pg.Client(env.DATABASE_URL);
	await client.connect();
	const { rows } = await client.query(text);
	await client.end();
	return rows as T[];
}

/** @returns ids of requests in their order; none without tables */
export async function listStoredIds(env: Record<string, string>): Promise<string[]> {
	const there = "select to_regclass('consultation_submissions') as name";
	if (!(await query<{ name: string | null }>(env, there))[0]?.name) return [];
	const ids = "select id from consultation_submissions order by created_at, id";
	return (await query<{ id: string }>(env, ids)).map(({ id }) => id);
}

/** To the site's database, but for its own. */
export async function countConnections(env: Record<string, string>): Promise<number> {
	const others =
		"select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
	return (await query<{ count: number }>(env, others))[0]?.count ?? 0;
}

/** A letter that was on its way in a kill leaves three minutes later. */
export async function waitForLetters(env: Record<string, string>, faults: Faults): Promise<void> {
	const waiting = "select 1 from letters where state = 'waiting' and kind <> 'notice' limit 1";
	const deadline = Date.now() + 240_000;
	while ((await query(env, waiting)).length > 0) {
		if (Date.now() > deadline) return faults.add("letters wait still");
		await wait(500);
	}
}

/**
 * @param acknowledged markers by id; those of requests with files begin with `request`
 * @param hashes of their files
 * @returns how many requests with files are stored
 */
export async function checkStored(
	env: Record<string, string>,
	acknowledged: ReadonlyMap<string, string>,
	hashes: string[],
	faults: Faults,
): Promise<number> {
	const rows = await query<StoredRow & { sent: string | null; letters: string }>(
		env,
		`select s.*, (select string_agg(sent_sha256, ' ' order by position) from reference_files where submission_id = s.id) as sent,
			(select string_agg(kind, ' ' order by kind) from letters where submission_id = s.id) as letters
		from consultation_submissions s`,
	);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const markers = new Set<string>();
	for (const row of rows) {
		const { design_idea: marker, sent, letters } = row;
		if (markers.has(marker)) faults.add(`${marker} is stored twice`);
		markers.add(marker);
		for (const difference of compareRow(row)) faults.add(difference);
		const wanted = marker.startsWith("request") ? hashes.join(" ") : null;
		faults.require(sent === wanted, `${marker} has other files than were sent`);
		faults.require(letters === "notice receipt", `${marker} has the letters ${letters}`);
	}
	for (const [id, marker] of acknowledged) {
		const found = byId.get(id)?.design_idea === marker;
		faults.require(found, `${marker} was acknowledged and is lost`);
	}
	return rows.filter(({ design_idea }) => design_idea.startsWith("request")).length;
}
