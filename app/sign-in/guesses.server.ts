import { sql, type Transaction } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { sayWait } from "../server/clients/limits.server.ts";
import { tooManyRequests } from "../server/refusal.server.ts";
import { sha256 } from "../server/sha256.server.ts";
import { hashToken } from "../server/token.server.ts";
import { isKnownDevice } from "./known-devices.server.ts";

export const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

interface Source {
	name: string;
	most: number;
	/** Milliseconds, from the first wrong one. */
	within: number;
}

/** A known device has a count of its own, which strangers cannot use up: the artist waits a minute at most. */
export async function listGuessSources(
	db: Db,
	caller: { network: string; device: string | null },
): Promise<Source[]> {
	const { network, device } = caller;
	if (device && (await isKnownDevice(db, device))) {
		return [{ name: hashToken(device), most: 5, within: minuteMs }];
	}
	return [
		{ name: "site", most: 50, within: hourMs },
		{ name: sha256(network), most: 5, within: hourMs },
	];
}

/**
 * Counts before the password is compared, so that many at once cannot pass the limit. In the database, so that a
 * restart forgets nothing. @throws Refusal 429, which is not counted
 */
export async function countGuess(db: Db, sources: Source[]): Promise<void> {
	const now = Date.now();
	const began_at = new Date(now).toISOString();
	await commit(db, async (trx) => {
		for (const { name, most, within } of sources) {
			const began = new Date(now - within).toISOString();
			const row = await trx
				.insertInto("password_guesses")
				.values({ source: name, count: 1, began_at })
				.onConflict((conflict) =>
					conflict.column("source").doUpdateSet((row) => ({
						count: sql<number>`case when ${row.ref("password_guesses.began_at")} > ${began} then ${row.ref("password_guesses.count")} + 1 else 1 end`,
						began_at: sql<string>`case when ${row.ref("password_guesses.began_at")} > ${began} then ${row.ref("password_guesses.began_at")} else ${row.ref("excluded.began_at")} end`,
					})),
				)
				.returning(["count", "began_at"])
				.executeTakeFirstOrThrow();
			if (row.count > most) throw refuse(Date.parse(row.began_at) + within - now);
		}
	});
}

/** The password was right. */
export async function forgiveGuess(db: Db, sources: Source[]): Promise<void> {
	const names = sources.map(({ name }) => name);
	await commit(db, (trx) =>
		trx
			.updateTable("password_guesses")
			.set((row) => ({ count: row("count", "-", 1) }))
			.where("source", "in", names)
			.where("count", ">", 0)
			.execute(),
	);
}

export async function sweepGuesses(trx: Transaction<Tables>, now: number): Promise<void> {
	await trx
		.deleteFrom("password_guesses")
		.where("began_at", "<", new Date(now - hourMs).toISOString())
		.execute();
}

function refuse(waitMs: number): Error {
	const seconds = Math.min(hourMs / 1000, Math.max(1, Math.ceil(waitMs / 1000)));
	return tooManyRequests(
		seconds,
		`Too many wrong passwords. Try again in ${sayWait(seconds)}, or on a device that has signed in before. If you have a passkey, it works at any time.`,
	);
}
