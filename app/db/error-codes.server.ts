/** What the errors of SQLite, of Postgres and of its driver mean: five characters are Postgres's own codes. */

/** Another process holds SQLite's lock, or two transactions of Postgres were in each other's way. */
export function isLocked(error: unknown): boolean {
	return /^(SQLITE_(BUSY|LOCKED)|40001$|40P01$)/.test(codeOf(error));
}

/** The row's key is taken: it was stored before. */
export function isDuplicate(error: unknown): boolean {
	return /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/.test(codeOf(error));
}

/** The database's disk is full. */
export function isFull(error: unknown): boolean {
	return /^(SQLITE_FULL|53100)$/.test(codeOf(error));
}

/**
 * The database server is away, starting, ending or overloaded, or a newer one took its place. The driver has
 * no codes for a connection that it gave up itself.
 */
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

/**
 * True after an error that leaves open whether the transaction was stored: SQLite can bring one back after a
 * crash whose last sync failed, and a connection to Postgres may have lost only the answer. Don't delete
 * files it references; the sweeper does.
 */
export function isOutcomeUnknown(error: unknown): boolean {
	const { name } = error as { name?: string };
	if (name && ["DatabaseBusy", "DatabaseDamaged", "Refusal"].includes(name)) return false;
	const code = codeOf(error);
	if (code.startsWith("SQLITE_")) return code.startsWith("SQLITE_IOERR");
	// Of these classes the connection is lost; without a code the driver itself gave up.
	return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code);
}

function codeOf(error: unknown): string {
	return String((error as { code?: unknown }).code ?? "");
}
