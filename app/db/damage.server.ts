import { isDamage } from "./error-codes.server.ts";

export class DatabaseDamaged extends Error {
	override readonly name = "DatabaseDamaged";
}

/** Lasts until the next start. `explain` returns the error to throw. */
export interface DamageWatch {
	isDamaged(): boolean;
	note(): void;
	explain(error: unknown): unknown;
}

export function watchDamage(dataDir: string, report: (sentence: string) => void): DamageWatch {
	let damaged = false;
	const note = () => {
		if (damaged) return;
		damaged = true;
		report(
			`linework.db in DATA_DIR (${dataDir}) is damaged. Pages are served, and nothing is stored until it is replaced.`,
		);
	};
	return {
		isDamaged: () => damaged,
		note,
		explain(error) {
			if (isDamage(error)) note();
			return damaged ? new DatabaseDamaged("The database is damaged", { cause: error }) : error;
		},
	};
}
