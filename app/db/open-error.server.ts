import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../server/config.server.ts";
import { isDamage, isLocked } from "./error-codes.server.ts";

/** @returns the path of SQLite's file. @throws ConfigError when it is missing */
export function findSqliteFile(dataDir: string): string {
	const path = join(dataDir, "linework.db");
	if (existsSync(path)) return path;
	throw new ConfigError(
		`There is no database in DATA_DIR (${dataDir}). Set DATA_DIR to the site's folder.`,
	);
}

/** Never quotes the URL or the server's reply: both may contain credentials. */
export function explainOpenError(
	error: unknown,
	config: { dataDir: string; databaseUrl: string | null },
): unknown {
	const { code = "", message = "" } = error as { code?: string; message?: string };
	const sentence = config.databaseUrl
		? explainPostgres(code, message)
		: explainSqlite(code, `linework.db in DATA_DIR (${config.dataDir})`);
	return sentence ? new ConfigError(sentence, { cause: error }) : error;
}

function explainSqlite(code: string, file: string): string | undefined {
	if (isLocked({ code })) {
		return `${file} is in use by another program and stayed locked. End that program, or try again later.`;
	}
	if (isDamage({ code })) {
		return `${file} is not a database or is damaged. Restore a backup.`;
	}
	if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)|^E(ACCES|PERM|ISDIR)$/.test(code)) {
		return `${file} cannot be opened and written by the user that runs the site.`;
	}
	if (code === "SQLITE_FULL") return `${file} cannot grow, since the disk is full.`;
	return code.startsWith("SQLITE_IOERR")
		? `${file} cannot be read from the disk (${code}).`
		: undefined;
}

function explainPostgres(code: string, message: string): string | undefined {
	if (/^28/.test(code)) return "DATABASE_URL: Postgres refuses that user or password.";
	if (code === "3D000") return "DATABASE_URL names a database that does not exist on that server.";
	if (code === "42501")
		return "DATABASE_URL: that user may not create or change the site's tables.";
	if (code === "53300")
		return "DATABASE_URL: Postgres is not accepting more connections. Try again later.";
	if (code === "55P03" || code === "57014") {
		return "DATABASE_URL: the tables stayed locked by another program. Try again later.";
	}
	if (/^E[A-Z_]+$|^08|^57P/.test(code) || /timeout|terminated|SSL/.test(message)) {
		return `DATABASE_URL: no Postgres server answers there${code ? ` (${code})` : ""}.`;
	}
	// The driver reports a missing or malformed password without a code.
	return /SASL|password/i.test(message)
		? "DATABASE_URL: Postgres needs a different password."
		: undefined;
}
