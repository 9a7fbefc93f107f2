import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const everyMs = 1_000;
/** Changes with everything in the database that kept pages show. Documents are only ever added. */
const stamp = `
	select (select count(*) || coalesce(max(published_at)::text, '') from documents) as documents,
		(select count(*) || coalesce(max(published_at)::text, '') from "Thank you and notes" where published_at is not null) as notes
`;

/**
 * Tells when another process has published on the same Postgres: by notifications, and by asking once a second in case
 * those are lost. @returns a function that stops it
 */
export function followPublications(
	databaseUrl: string | null,
	onPublished: () => Promise<void>,
): () => Promise<void> {
	if (databaseUrl === null) return async () => {};
	const stopping = new AbortController();
	const pause = () => wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
	let known: string | undefined;
	const follow = async () => {
		while (!stopping.signal.aborted) {
			const client = new pg.Client({
				connectionString: databaseUrl,
				connectionTimeoutMillis: 5_000,
				query_timeout: 5_000,
			});
			client.on("error", () => {});
			client.on("notification", onPublished);
			try {
				await client.connect();
				await client.query("listen content");
				while (!stopping.signal.aborted) {
					const { rows } = await client.query(stamp);
					const now = JSON.stringify(rows);
					if (now !== known) await onPublished();
					known = now;
					await pause();
				}
			} catch {
				await pause();
			} finally {
				await client.end().catch(() => {});
			}
		}
	};
	const following = follow();
	return async () => {
		stopping.abort();
		await following;
	};
}
