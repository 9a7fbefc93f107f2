import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";
import { ConfigError } from "../server/config.server.ts";

const { Pool, TypeOverrides, types } = pg;

/**
 * Counts come back as numbers and times as ISO text in UTC, as they do from SQLite.
 * @param url `postgres://user:password@host:port/name`
 * @throws ConfigError when the address cannot be taken apart
 */
export function openPostgres(url: string, { readOnly = false } = {}): Dialect {
	checkUrl(url);
	const overrides = new TypeOverrides();
	overrides.setTypeParser(types.builtins.INT8, Number);
	overrides.setTypeParser(types.builtins.TIMESTAMPTZ, (text: string) =>
		new Date(text).toISOString(),
	);
	const pool = new Pool({
		connectionString: url,
		types: overrides,
		max: 10,
		connectionTimeoutMillis: 5_000,
		statement_timeout: 10_000,
		// Shorter than the statement's, so that a lock held by somebody else is told from slow work.
		lock_timeout: 5_000,
		...(readOnly ? { options: "-c default_transaction_read_only=on" } : {}),
	});
	// Without a listener, a connection that drops while idle would end the process.
	pool.on("error", () => {});
	// So would one that drops in the middle of a transaction, between two statements.
	pool.on("connect", (client) => client.on("error", () => {}));
	return new PostgresDialect({ pool });
}

/** The pool would find out only at the first connection, and would quote the address. */
function checkUrl(url: string): void {
	try {
		new pg.Client({ connectionString: url });
	} catch {
		throw new ConfigError(
			"DATABASE_URL cannot be read. It must look like postgres://user:password@host:5432/name, with %-codes for special characters in the password.",
		);
	}
}
