import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { ConfigError } from "../server/config.server.ts";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { sentFiles } from "./migrations/0002-sent-files.ts";
import { spamSuspicion } from "./migrations/0003-set-aside.ts";
import { noteEmail } from "./migrations/0004-note-email.ts";
import { instance } from "./migrations/0005-instance.ts";
import { artist } from "./migrations/0006-artist.ts";
import { progress } from "./migrations/0007-progress.ts";
import { letters } from "./migrations/0008-letters.ts";
import { search } from "./migrations/0009-search.ts";
import { letterGroups } from "./migrations/0011-letter-groups.ts";
import { answers } from "./migrations/0012-answers.ts";
import { notesVisitsBooks } from "./migrations/0014-notes-visits-books.ts";
import { auditTrail } from "./migrations/0015-audit.ts";
import { knownDevices } from "./migrations/0016-known-devices.ts";
import { listIndexes } from "./migrations/0017-list-indexes.ts";
import { publishing } from "./migrations/0018-publishing.ts";
import { photos } from "./migrations/0019-photos.ts";
import { keptFacts } from "./migrations/0020-kept-facts.ts";
import { instances } from "./migrations/0021-instances.ts";
import { waiting } from "./migrations/0022-waiting.ts";
import { news } from "./migrations/0023-news.ts";
import { highestIds } from "./migrations/0024-highest-ids.ts";
import { letterDates } from "./migrations/0025-letter-dates.ts";
import { quoteWords } from "./migrations/0026-quote-words.ts";
import { deskCounts } from "./migrations/0027-desk-counts.ts";
import { unfinishedErasures } from "./migrations/0028-unfinished-erasures.ts";
import type { Tables } from "./tables.ts";

export type EngineKind = "sqlite" | "postgres";

const migrations: Record<string, (kind: EngineKind) => Migration> = {
	"0001-first-tables": firstTables,
	"0002-sent-files": () => sentFiles,
	"0003-set-aside": () => spamSuspicion,
	"0004-note-email": () => noteEmail,
	"0005-instance": () => instance,
	"0006-artist": artist,
	"0007-progress": progress,
	"0008-letters": letters,
	"0009-search": search,
	"0011-letter-groups": letterGroups,
	"0012-answers": answers,
	"0014-notes-visits-books": notesVisitsBooks,
	"0015-audit": auditTrail,
	"0016-known-devices": knownDevices,
	"0017-list-indexes": () => listIndexes,
	"0018-publishing": publishing,
	"0019-photos": photos,
	"0020-kept-facts": () => keptFacts,
	"0021-instances": instances,
	"0022-waiting": waiting,
	"0023-news": news,
	"0024-highest-ids": () => highestIds,
	"0025-letter-dates": () => letterDates,
	"0026-quote-words": () => quoteWords,
	"0027-desk-counts": () => deskCounts,
	"0028-unfinished-erasures": unfinishedErasures,
};

/** Names in the order in which they run. */
export const migrationNames = Object.keys(migrations);

const newestMigration = migrationNames.at(-1) ?? "";

/**
 * Runs all pending migrations in one transaction, or those up to `last`.
 * @throws ConfigError if a newer version made the database
 */
export async function migrate(
	db: Kysely<Tables>,
	kind: EngineKind,
	last = newestMigration,
): Promise<void> {
	const migrator = new Migrator({
		db,
		provider: {
			getMigrations: async () =>
				Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(kind)])),
		},
	});
	const { error } = await migrator.migrateTo(last);
	if (!error) return;
	if (/previously executed migration .* is missing/.test(String(error))) {
		throw new ConfigError(
			"The database was made by a newer version of Linework, or is damaged. Nothing was changed. Start that version, or restore a backup.",
			{ cause: error },
		);
	}
	throw error;
}
