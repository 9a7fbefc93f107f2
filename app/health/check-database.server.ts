import { sql } from "kysely";
import type { Database } from "../db/database.server.ts";
import { readCheck, type WeeklyCheck } from "../db/weekly-check.server.ts";
import { type SweepFault, sweepRemedies } from "../requests/files/sweep.server.ts";
import type { Config } from "../server/config.server.ts";
import { sayRestoreFiles } from "./check-copies.server.ts";
import { type Finding, good, type Mend, wrong } from "./finding.ts";
import type { FaultKind, SiteFault } from "./list-site-faults.server.ts";

const about = "Database";

/** Their paths. */
export interface KnownCopies {
	newest: string | null;
	/** The copy that has the lost files; null if none is known to. */
	withFiles: string | null;
}

/** @param newestCopy its path, if there is one */
export function sayRestore(newestCopy: string | null): Mend {
	return [
		"Stop the site, move DATA_DIR to another place and make an empty folder there, and set DATABASE_URL, if it is set, to an empty database. Then restore the newest copy; docs/server.md has each step.",
		`npm run restore -- ${newestCopy ?? "FILE"}`,
	];
}

export async function checkDamage(
	{ db, kind, isDamaged }: Database,
	{ dataDir }: Pick<Config, "dataDir">,
	newestCopy: string | null,
): Promise<Finding> {
	const damaged = kind === "sqlite" ? isDamaged() : (await countBadPages(db)) > 0;
	if (damaged) return wrong(about, "Part of the database is damaged.", ...sayRestore(newestCopy));
	return kind === "sqlite"
		? judgeCheck(await readCheck(dataDir), newestCopy)
		: judgeAutovacuum(await isVacuumed(db));
}

export function judgeCheck(check: WeeklyCheck | null, newestCopy: string | null): Finding {
	if (!check) return good(about, "It can be read. All of it is checked once a week.");
	const { at, damage } = check;
	if (damage.length === 0) {
		return good(about, `It can be read. All of it was checked on ${at.slice(0, 10)}.`);
	}
	const says = `The check on ${at.slice(0, 10)} found damage: ${damage.join("; ")}.`;
	return wrong(about, says, ...sayRestore(newestCopy));
}

/** Without autovacuum, Postgres no longer knows which index helps, and deleted rows stay on the disk. */
export function judgeAutovacuum(isOn: boolean): Finding {
	if (isOn) return good(about, "It can be read, and Postgres keeps it in order.");
	return wrong(
		about,
		"Postgres does not keep it in order: autovacuum is off.",
		"Turn it on, as the database server’s administrator.",
		"psql -c 'alter system set autovacuum = on' -c 'select pg_reload_conf()'",
	);
}

async function isVacuumed(db: Database["db"]): Promise<boolean> {
	const { rows } = await sql<{ autovacuum: string }>`show autovacuum`.execute(db);
	return rows[0]?.autovacuum === "on";
}

export function judgeSweeping(stopped: SweepFault | null): Finding[] {
	if (!stopped) return [];
	const until = "Until that is mended, nothing is swept, and requests are kept beyond their time.";
	return [wrong("Sweeping", `${stopped.says} ${until}`, stopped.remedy)];
}

/** Pages whose checksum was wrong when they were read; Postgres counts them where checksums are on. */
async function countBadPages(db: Database["db"]): Promise<number> {
	const { rows } = await sql<{ count: number | null }>`
		select checksum_failures as count from pg_stat_database where datname = current_database()
	`.execute(db);
	return Number(rows[0]?.count ?? 0);
}

const kinds: Record<FaultKind, { about: string; mend(copies: KnownCopies): Mend }> = {
	database: { about, mend: ({ newest }) => sayRestore(newest) },
	mismatch: {
		about,
		mend: () => ["Mend that first, and run this again: until then, nothing else can be judged."],
	},
	files: { about: "Files", mend: ({ withFiles }) => sayRestoreFiles(withFiles) },
	"left over": {
		about: "Files",
		mend: () => ["Leave them: the running site moves them to quarantine within the hour."],
	},
	unknown: { about: "Files", mend: () => [sweepRemedies.unknown] },
	older: { about, mend: () => [sweepRemedies.older] },
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

export function judgeFaults(faults: SiteFault[], copies: KnownCopies): Finding[] {
	const mismatch = faults.filter(({ kind }) => kind === "mismatch");
	// What mends the others, such as a restore, would take away a database or files that are whole.
	const judged = mismatch.length > 0 ? mismatch : faults;
	return [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, list]) => {
		const named = list.slice(0, mostNamed).map(({ says }) => says);
		const more = list.length > mostNamed ? [`${list.length - mostNamed} more`] : [];
		const says = `${[...named, ...more].join("; ")}.`;
		return wrong(kinds[kind].about, says, ...kinds[kind].mend(copies));
	});
}
