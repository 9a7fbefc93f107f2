import { readFileSync, statSync } from "node:fs";
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
 * @returns how Kysely speaks to it, and what to call once the tables are up to date
 * @throws when the file cannot be opened or is no database
 */
export function openSqlite(path: string): { dialect: Dialect; endPatience(): void } {
	const handle = new SQLite(path, { timeout: 5_000 });
	try {
		handle.pragma("journal_mode = WAL");
		// A commit is on the disk before it is acknowledged; WAL alone would only promise order.
		handle.pragma("synchronous = FULL");
		handle.pragma("foreign_keys = ON");
		handle.pragma("secure_delete = ON");
		handle.pragma("trusted_schema = OFF");
	} catch (error) {
		handle.close();
		throw error;
	}
	return {
		dialect: createDialect(handle),
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
	const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
	if (wal?.size) return createDialect(new SQLite(path, { readonly: true, timeout: 5_000 }));
	const bytes = readFileSync(path);
	// The two bytes that say "beside me lies a WAL"; in memory there is nothing beside.
	if (bytes.length >= 100) bytes.fill(1, 18, 20);
	return createDialect(new SQLite(bytes));
}

function createDialect(handle: SQLite.Database): Dialect {
	const base = new SqliteDialect({ database: handle });
	return {
		createDriver: () => new ImmediateDriver(handle),
		createAdapter: () => new TransactionalSchemaAdapter(),
		createQueryCompiler: () => base.createQueryCompiler(),
		createIntrospector: (db) => base.createIntrospector(db),
	};
}
