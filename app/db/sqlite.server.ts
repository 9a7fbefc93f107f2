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

/** Takes the write lock at the start, so that a read cannot fail to upgrade to a write later. */
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

	/** SQLite rolls back by itself after a disk error; a second rollback would hide that error. */
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

/** SQLite can roll back schema changes, but Kysely assumes that it cannot. */
class TransactionalSchemaAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/** A damaged database opens too, but refuses transactions. Call `endBlockingWaits` after migrating. */
export function openSqlite(
	path: string,
	watch = watchDamage(path, () => {}),
): { dialect: Dialect; endBlockingWaits(): void } {
	const handle = new SQLite(path, { timeout: 5_000 });
	try {
		handle.pragma("journal_mode = WAL");
		// Sync every commit: WAL's default guarantees only order.
		handle.pragma("synchronous = FULL");
		handle.pragma("foreign_keys = ON");
		handle.pragma("secure_delete = ON");
		handle.pragma("trusted_schema = OFF");
		if (handle.pragma("quick_check(1)", { simple: true }) !== "ok") watch.note();
	} catch (error) {
		handle.close();
		watch.explain(error);
		if (!watch.isDamaged()) throw error;
		return {
			dialect: createDialect(handle, new ImmediateDriver(handle, watch)),
			endBlockingWaits() {},
		};
	}
	return {
		dialect: createDialect(handle, new ImmediateDriver(handle, watch)),
		// better-sqlite3 blocks the process while it waits for a lock; from here on `commit` polls.
		endBlockingWaits: () => void handle.pragma("busy_timeout = 5"),
	};
}

/** SQLite would create `-wal` and `-shm` even read-only, so a database without a WAL is read into memory. */
export function openSqliteToRead(path: string): Dialect {
	const open = (handle: SQLite.Database) =>
		createDialect(handle, new SqliteDriver({ database: handle }));
	const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
	if (wal?.size) return open(new SQLite(path, { readonly: true, timeout: 5_000 }));
	const bytes = readFileSync(path);
	// An in-memory database cannot use WAL: set the header's versions to legacy.
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
