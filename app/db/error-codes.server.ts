// Five-character codes are Postgres SQLSTATEs.

export function isLocked(error: unknown): boolean {
	return /^(SQLITE_(BUSY|LOCKED)|40001$|40P01$)/.test(codeOf(error));
}

export function isDuplicate(error: unknown): boolean {
	return /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/.test(codeOf(error));
}

/** Of SQLite's file. */
export function isDamage(error: unknown): boolean {
	return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

export function isFull(error: unknown): boolean {
	return /^(SQLITE_FULL|53100)$/.test(codeOf(error));
}

export function isTableMissing(error: unknown): boolean {
	return codeOf(error) === "42P01" || /^no such table/.test((error as Error).message);
}

/** The driver sets no code when it gives up a connection itself, so its messages are matched. */
export function isOutOfReach(error: Error): boolean {
	return (
		/^(08|53|57P0|57014$|55P03$|25006$)/.test(codeOf(error)) ||
		/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
			codeOf(error),
		) ||
		/^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/.test(
			error.message,
		)
	);
}

/** The transaction may be stored despite the error. Don't delete files it references; the sweeper does. */
export function isOutcomeUnknown(error: unknown): boolean {
	const { name } = error as { name?: string };
	if (name && ["DatabaseBusy", "DatabaseDamaged", "Refusal", "StorageOutOfReach"].includes(name))
		return false;
	const code = codeOf(error);
	if (code.startsWith("SQLITE_")) return code.startsWith("SQLITE_IOERR");
	// 08 and 57P mean a lost connection; without a SQLSTATE the error comes from the driver.
	return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code);
}

function codeOf(error: unknown): string {
	return String((error as { code?: unknown }).code ?? "");
}
