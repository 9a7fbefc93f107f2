/** The database file is damaged: nothing is written to it any more. */
export class DatabaseDamaged extends Error {
	override readonly name = "DatabaseDamaged";
}

/** Whether a database is known to be damaged. Once it is, it stays so until the next start. */
export interface DamageWatch {
	isDamaged(): boolean;
	/** Declares the database damaged. */
	note(): void;
	/** Notes the damage where the error tells of one. @returns the error to throw in its place */
	explain(error: unknown): unknown;
}

/** @param tell called once, with a sentence for who runs the site, when damage is first seen */
export function watchDamage(dataDir: string, tell: (sentence: string) => void): DamageWatch {
	let damaged = false;
	const note = () => {
		if (damaged) return;
		damaged = true;
		tell(
			`linework.db in DATA_DIR (${dataDir}) is damaged. Pages are served, and nothing is stored until it is replaced: stop the site, move linework.db, linework.db-wal and linework.db-shm to another place, put your newest copy of linework.db there, and start again. Leave the folder files as it is.`,
		);
	};
	return {
		isDamaged: () => damaged,
		note,
		explain(error) {
			const { code = "" } = error as { code?: string };
			if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) note();
			return damaged ? new DatabaseDamaged("The database is damaged", { cause: error }) : error;
		},
	};
}
