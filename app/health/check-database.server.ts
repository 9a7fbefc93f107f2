import { sql } from "kysely";
import type { Fault, FaultKind } from "../copies/list-site-faults.server.ts";
import type { Database } from "../db/database.server.ts";
import { type Finding, good, wrong } from "./finding.ts";

const about = "Database";

type Mend = readonly [remedy: string, command?: string];

/** @param newestCopy its path, if there is one */
export function sayRestore(newestCopy: string | null): Mend {
	return [
		"Stop the site, set DATA_DIR to an empty folder, and DATABASE_URL, if it is set, to an empty database. Then restore the newest copy.",
		`npm run restore -- ${newestCopy ?? "FILE"}`,
	];
}

export async function checkDamage(
	{ db, kind, isDamaged }: Database,
	newestCopy: string | null,
): Promise<Finding> {
	const damaged = kind === "sqlite" ? isDamaged() : (await countBadPages(db)) > 0;
	return damaged
		? wrong(about, "Part of the database is damaged.", ...sayRestore(newestCopy))
		: good(about, "It can be read.");
}

/** Pages whose checksum was wrong when they were read; Postgres counts them where checksums are on. */
async function countBadPages(db: Database["db"]): Promise<number> {
	const { rows } = await sql<{ count: number | null }>`
		select checksum_failures as count from pg_stat_database where datname = current_database()
	`.execute(db);
	return Number(rows[0]?.count ?? 0);
}

const kinds: Record<FaultKind, { about: string; mend(newestCopy: string | null): Mend }> = {
	database: { about, mend: sayRestore },
	files: {
		about: "Files",
		mend: (copy) => [
			"Restore a copy with DATA_DIR set to another, empty folder, and move them from there to the same place here.",
			`npm run restore -- ${copy ?? "FILE"}`,
		],
	},
	"left over": {
		about: "Files",
		mend: () => ["Leave them: the running site moves them to quarantine within the hour."],
	},
	letters: {
		about: "Letters",
		mend: () => ["Look at them in the desk, under Letters and at the request."],
	},
	rights: {
		about: "Permissions",
		mend: () => ["Start the site again: it closes the data folder to others."],
	},
};

const mostNamed = 5;

export function judgeFaults(faults: Fault[], newestCopy: string | null): Finding[] {
	return [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, list]) => {
		const named = list.slice(0, mostNamed).map(({ says }) => says);
		const more = list.length > mostNamed ? [`${list.length - mostNamed} more`] : [];
		const says = `${[...named, ...more].join("; ")}.`;
		return wrong(kinds[kind].about, says, ...kinds[kind].mend(newestCopy));
	});
}
