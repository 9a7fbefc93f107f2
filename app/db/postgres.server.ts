import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const { Pool, TypeOverrides, types } = pg;

/**
 * Counts come back as numbers and times as ISO text in UTC, as they do from SQLite.
 * @param url `postgres://user:password@host:port/name`
 */
export function openPostgres(url: string): Dialect {
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
	});
	// Without a listener, a connection that drops while idle would end the process.
	pool.on("error", () => {});
	return new PostgresDialect({ pool });
}
