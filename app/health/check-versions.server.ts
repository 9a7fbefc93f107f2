import { sql } from "kysely";
import packages from "../../package.json" with { type: "json" };
import type { Database } from "../db/database.server.ts";
import { migrationNames } from "../db/migrate.server.ts";
import { sayCount } from "../ui/say-count.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

export async function checkVersions({
	db,
	kind,
}: Pick<Database, "db" | "kind">): Promise<Finding[]> {
	const read =
		kind === "sqlite"
			? sql<{ version: string }>`select sqlite_version() as version`
			: sql<{ version: string }>`select current_setting('server_version') as version`;
	const { rows } = await read.execute(db);
	const engine = `${kind === "sqlite" ? "SQLite" : "Postgres"} ${rows[0]?.version}`;
	const says = `Linework ${packages.version} on Node ${process.versions.node} and ${engine}.`;
	const pinned = packages.dependencies.node;
	const ofNode =
		process.versions.node === pinned
			? good("Versions", says)
			: notice("Versions", says, `It was tested with Node ${pinned}.`, "npm ci");
	const run = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
	return [ofNode, judgeMigrations(run.rows.map(({ name }) => name))];
}

export function judgeMigrations(run: string[]): Finding {
	const about = "Tables";
	if (run.some((name) => !migrationNames.includes(name))) {
		return wrong(
			about,
			"The database was made by a newer version of Linework.",
			"Start that version, or restore a copy from before.",
		);
	}
	const pending = migrationNames.filter((name) => !run.includes(name)).length;
	if (pending === 0) return good(about, "They match this version.");
	return notice(
		about,
		`They’re from an older version: ${sayCount(pending, "change")} still to apply.`,
		"Make a copy and restart the site; it updates them as it starts.",
		"npm run backup -- FILE",
	);
}
