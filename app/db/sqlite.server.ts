import SQLite from "better-sqlite3";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	SqliteAdapter,
	SqliteDialect,
	SqliteDriver,
} from "kysely";

/** Takes the write lock at the start, so that a transaction that reads first cannot fail half-way. */
class ImmediateDriver extends SqliteDriver {
	private readonly handle: SQLite.Database;

	constructor(handle: SQLite.Database) {
		super({ database: handle });
		this.handle = handle;
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	/** A disk that fails ends the transaction by itself; rolling back again would hide why. */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.handle.inTransaction) await super.rollbackTransaction(connection);
	}
}

/** SQLite rolls schema changes back like any other; Kysely does not assume so by itself. */
class TransactionalSchemaAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/**
 * @param path the database file; made if it is not there
 * @throws when the file cannot be opened or is no database
 */
export function openSqlite(path: string): Dialect {
	const handle = new SQLite(path);
	handle.pragma("busy_timeout = 5000");
	handle.pragma("journal_mode = WAL");
	// A commit is on the disk before it is acknowledged; WAL alone would only promise order.
	handle.pragma("synchronous = FULL");
	handle.pragma("foreign_keys = ON");
	handle.pragma("secure_delete = ON");
	handle.pragma("trusted_schema = OFF");
	// The driver blocks the process while it waits, so waiting is done by `commit` instead.
	handle.pragma("busy_timeout = 5");
	const base = new SqliteDialect({ database: handle });
	return {
		createDriver: () => new ImmediateDriver(handle),
		createAdapter: () => new TransactionalSchemaAdapter(),
		createQueryCompiler: () => base.createQueryCompiler(),
		createIntrospector: (db) => base.createIntrospector(db),
	};
}
