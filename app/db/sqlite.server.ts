import SQLite from "better-sqlite3";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryCompiler,
	SqliteAdapter,
	SqliteDialect,
	SqliteDriver,
	type SqliteDialectConfig,
} from "kysely";

/** Takes the write lock at the start, so that a transaction that reads first cannot fail half-way. */
class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}
}

/** SQLite rolls schema changes back like any other; Kysely does not assume so by itself. */
class TransactionalSchemaAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

class LineworkSqliteDialect implements Dialect {
	private readonly config: SqliteDialectConfig;
	private readonly base: SqliteDialect;

	constructor(config: SqliteDialectConfig) {
		this.config = config;
		this.base = new SqliteDialect(config);
	}

	createDriver(): Driver {
		return new ImmediateDriver(this.config);
	}

	createAdapter(): TransactionalSchemaAdapter {
		return new TransactionalSchemaAdapter();
	}

	createQueryCompiler(): QueryCompiler {
		return this.base.createQueryCompiler();
	}

	createIntrospector(...args: Parameters<SqliteDialect["createIntrospector"]>) {
		return this.base.createIntrospector(...args);
	}
}

/**
 * @param path the database file; made if it is not there
 * @throws when the file cannot be opened or is no database
 */
export function openSqlite(path: string): { dialect: Dialect; handle: SQLite.Database } {
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
	return { dialect: new LineworkSqliteDialect({ database: handle }), handle };
}
