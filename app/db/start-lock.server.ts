import pg from "pg";
import type { DatabasePlace } from "./database.server.ts";
import { explainOpenError } from "./open-error.server.ts";

/** Any number that nothing else in the database locks. */
const startLock = 7_463_102_001;
const toldAfterMs = 1_000;

/**
 * On Postgres, where several processes may start at once, one prepares database and bucket while the others wait. The lock
 * ends with its connection. @throws ConfigError when Postgres is out of reach
 */
export async function inTurn<T>(
	place: DatabasePlace,
	onWaiting: (sentence: string) => void,
	prepare: () => Promise<T>,
): Promise<T> {
	if (!place.databaseUrl) return prepare();
	const client = new pg.Client({
		connectionString: place.databaseUrl,
		connectionTimeoutMillis: 5_000,
		keepAlive: true,
	});
	client.on("error", () => {});
	const tell = setTimeout(
		() => onWaiting("another process prepares the database; waiting for it to end"),
		toldAfterMs,
	);
	try {
		await client.connect();
		await client.query("select pg_advisory_lock($1)", [startLock]);
	} catch (error) {
		await client.end();
		throw explainOpenError(error, place);
	} finally {
		clearTimeout(tell);
	}
	try {
		return await prepare();
	} finally {
		await client.end();
	}
}
