import { readFileSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type QueryResult,
	SqliteAdapter,
	SqliteDialect,
	SqliteDriver,
} from "kysely";
import { type DamageWatch, DatabaseDamaged, watchDamage } from "./damage.server.ts";

/** Takes the write lock at the start, so that a transaction that reads first cannot fail half-way. */
class ImmediateDriver extends SqliteDriver {
	private readonly handle: SQLite.Database;
	private readonly watch: DamageWatch;

	constructor(handle: SQLite.Database, watch: DamageWatch) {
		super({ database: handle });
		this.handle = handle;
		this.watch = watch;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		return new WatchedConnection(await super.acquireConnection(), this.watch);
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.watch.isDamaged()) throw new DatabaseDamaged("The database is damaged");
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	/** A disk that fails ends the transaction by itself; rolling back again would hide why. */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.handle.inTransaction) await super.rollbackTransaction(connection);
	}
}

class WatchedConnection implements DatabaseConnection {
	private readonly inner: DatabaseConnection;
	private readonly watch: DamageWatch;

	constructor(inner: DatabaseConnection, watch: DamageWatch) {
		this.inner = inner;
		this.watch = watch;
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		try {
			return await this.inner.executeQuery<R>(query);
		} catch (error) {
			throw this.watch.explain(error);
		}
	}

	streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
		return this.inner.streamQuery<R>(query, chunkSize);
	}
}

/** SQLite rolls schema changes back like any other; Kysely does not assume so by itself. */
class TransactionalSchemaAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/**
 * Opens a database and checks its pages; a damaged one is opened too, and takes no transaction.
 * @param path the database file; made if it is not there
 * @returns how Kysely speaks to it, and what to call once the tables are up to date
 * @throws when the file cannot be opened
 */
export function openSqlite(
	path: string,
	watch = watchDamage(path, () => {}),
): { dialect: Dialect; endPatience(): void } {
	const handle = new SQLite(path, { timeout: 5_000 });
	try {
		handle.pragma("journal_mode = WAL");
		// A commit is on the disk before it is acknowledged; WAL alone would only promise order.
		handle.pragma("synchronous = FULL");
		handle.pragma("foreign_keys = ON");
		handle.pragma("secure_delete = ON");
		handle.pragma("trusted_schema = OFF");
		if (handle.pragma("quick_check(1)", { simple: true }) !== "ok") watch.note();
	} catch (error) {
		handle.close();
		watch.explain(error);
		if (!watch.isDamaged()) throw error;
		// What is asked of a closed file fails, and is told as damage.
		return { dialect: createDialect(handle, new ImmediateDriver(handle, watch)), endPatience() {} };
	}
	return {
		dialect: createDialect(handle, new ImmediateDriver(handle, watch)),
		// The driver blocks the process while it waits, so waiting is done by `commit` from then on.
		endPatience: () => void handle.pragma("busy_timeout = 5"),
	};
}

/**
 * Opens a database for looking only, and leaves no trace. SQLite would put a `-wal` and a `-shm` beside
 * a file that it may only read, so a database at rest is read whole into memory.
 * @throws when there is none
 */
export function openSqliteToRead(path: string): Dialect {
	const open = (handle: SQLite.Database) =>
		createDialect(handle, new SqliteDriver({ database: handle }));
	const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
	if (wal?.size) return open(new SQLite(path, { readonly: true, timeout: 5_000 }));
	const bytes = readFileSync(path);
	// The two bytes that say "beside me lies a WAL"; in memory there is nothing beside.
	if (bytes.length >= 100) bytes.fill(1, 18, 20);
	return open(new SQLite(bytes));
}

function createDialect(handle: SQLite.Database, driver: SqliteDriver): Dialect {
	const base = new SqliteDialect({ database: handle });
	return {
		createDriver: () => driver,
		createAdapter: () => new TransactionalSchemaAdapter(),
		createQueryCompiler: () => base.createQueryCompiler(),
		createIntrospector: (db) => base.createIntrospector(db),
	};
}
