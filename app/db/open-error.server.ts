import { statSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../server/config.server.ts";
import { explainFolderError } from "./data-folder.server.ts";
import { isDamage, isLocked, isTableMissing } from "./error-codes.server.ts";

/** @returns the path of SQLite's file. @throws ConfigError when it is missing */
export function findSqliteFile(dataDir: string): string {
	const path = join(dataDir, "linework.db");
	if (statSync(path, { throwIfNoEntry: false })) return path;
	throw new ConfigError(
		`There is no database in DATA_DIR (${dataDir}). Set DATA_DIR to the site's folder.`,
	);
}

/** Never quotes the URL or the server's reply: both may contain credentials. */
export function explainOpenError(
	error: unknown,
	config: { dataDir: string; databaseUrl: string | null },
): unknown {
	if (error instanceof ConfigError) return error;
	if (isTableMissing(error))
		return new ConfigError("The database holds no site: its tables are missing.");
	const { code = "" } = error as { code?: string };
	const sentence = config.databaseUrl
		? explainPostgres(error as NodeJS.ErrnoException)
		: explainSqlite(code, `linework.db in DATA_DIR (${config.dataDir})`);
	if (sentence) return new ConfigError(sentence, { cause: error });
	return ofFile.test(code) ? explainFolderError(error, config.dataDir) : error;
}

const unanswered = /^(08|57P|ECONN|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_)/;
/** EPROTO comes from SSL. */
const ofFile = /^E(?!PROTO$)[A-Z]+$/;

function explainSqlite(code: string, file: string): string | undefined {
	if (isLocked({ code })) {
		return `${file} is in use by another program and stayed locked. End that program, or try again later.`;
	}
	if (isDamage({ code })) {
		return `${file} is not a database or is damaged. Restore a backup.`;
	}
	if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)|^E(ACCES|PERM|ISDIR)$/.test(code)) {
		return `${file} cannot be opened and written by this user. If it belongs to another one, run this as that user.`;
	}
	// The last are also of a full disk: SQLite makes room for its side files by these calls.
	if (/^SQLITE_(FULL|IOERR_(SHMSIZE|WRITE|FSYNC))$/.test(code)) {
		return `${file} cannot be written: the disk is full, or fails (${code}). Free some room first.`;
	}
	return code.startsWith("SQLITE_IOERR")
		? `${file} cannot be read from the disk (${code}).`
		: undefined;
}

function explainPostgres(error: NodeJS.ErrnoException): string | undefined {
	const { code = "", message = "", syscall = "" } = error;
	if (/^28/.test(code)) return "DATABASE_URL: Postgres refuses that user or password.";
	if (code === "3D000") return "DATABASE_URL names a database that does not exist on that server.";
	if (code === "42501")
		return "DATABASE_URL: that user may not create or change the site's tables.";
	if (code === "53300")
		return "DATABASE_URL: Postgres is not accepting more connections. Try again later.";
	if (code === "55P03" || code === "57014") {
		return "DATABASE_URL: the tables stayed locked by another program. Try again later.";
	}
	const noAnswer = `DATABASE_URL: no Postgres server answers there${code ? ` (${code})` : ""}.`;
	// A Unix socket fails with the codes of files.
	if (unanswered.test(code) || syscall === "connect") return noAnswer;
	if (ofFile.test(code)) return undefined;
	if (/timeout|terminated/.test(message)) return noAnswer;
	// The driver reports these without a code.
	if (/SASL|password/i.test(message)) return "DATABASE_URL: Postgres needs a different password.";
	return /SSL|certificate/.test(message)
		? "DATABASE_URL asks for SSL, and the server there offers none, or none that can be trusted."
		: undefined;
}
