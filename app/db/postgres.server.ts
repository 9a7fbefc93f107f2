import { Socket } from "node:net";
import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";
import { ConfigError } from "../server/config.server.ts";

const { Pool, TypeOverrides, types } = pg;

/** Counts are numbers and times ISO text in UTC, like SQLite. @throws ConfigError for a malformed URL */
export function openPostgres(url: string, options: PoolOptions = {}): Dialect {
	return new PostgresDialect({ pool: openPool(url, options) });
}

interface PoolOptions {
	readOnly?: boolean;
	unhurried?: boolean;
	most?: number;
	/** After which the server counts as gone. */
	silentMs?: number;
}

/** Like `openPostgres`, for callers that need connections of their own. */
export function openPool(
	url: string,
	{
		readOnly = false,
		unhurried = false,
		most = 10,
		silentMs = unhurried ? 30 * 60_000 : 12_000,
	}: PoolOptions = {},
): pg.Pool {
	checkUrl(url);
	const overrides = new TypeOverrides();
	overrides.setTypeParser(types.builtins.INT8, Number);
	overrides.setTypeParser(types.builtins.TIMESTAMPTZ, (text: string) =>
		new Date(text).toISOString(),
	);
	const pool = new Pool({
		connectionString: url,
		types: overrides,
		max: most,
		connectionTimeoutMillis: 5_000,
		...(unhurried
			? { query_timeout: silentMs }
			: { statement_timeout: 10_000, stream: () => openSocket(silentMs) }),
		// Below statement_timeout, so that a held lock has its own error code.
		lock_timeout: 5_000,
		...(readOnly ? { options: "-c default_transaction_read_only=on" } : {}),
	});
	// Without listeners, a dropped connection ends the process.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}

/** Without this timeout, TCP would wait a quarter of an hour for a server that is gone. */
function openSocket(silentMs: number): Socket {
	const socket = new Socket();
	return socket.setTimeout(silentMs, () =>
		socket.destroy(new Error("Connection terminated: the server is silent")),
	);
}

/** The pool would fail only on first use, with the URL in its message. */
function checkUrl(url: string): void {
	try {
		new pg.Client({ connectionString: url });
	} catch {
		throw new ConfigError(
			"DATABASE_URL cannot be read. It must look like postgres://user:password@host:5432/name, with %-codes for special characters in the password.",
		);
	}
}
