import SQLite from "better-sqlite3";
import { lowerPriority } from "../server/lower-priority.server.ts";
import { isDamage } from "./error-codes.server.ts";

process.umask(0o077);
lowerPriority();

const mostNamed = 5;

/** @returns damage in sentences. The database may be in use: a reader holds up no writer. */
function listDamage(path: string): string[] {
	try {
		const handle = new SQLite(path, { readonly: true, timeout: 5_000 });
		const rows = handle.pragma(`integrity_check(${mostNamed})`) as { integrity_check: string }[];
		return rows.map((row) => row.integrity_check).filter((says) => says !== "ok");
	} catch (error) {
		if (isDamage(error)) return [(error as Error).message];
		throw error;
	}
}

console.log(JSON.stringify(listDamage(process.argv[2] ?? "")));
