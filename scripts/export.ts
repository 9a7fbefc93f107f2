import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { sayWritten } from "../app/copies/say-copy.ts";
import { noteAct } from "../app/db/audit.server.ts";
import { commit } from "../app/db/commit.server.ts";
import { type Database, openExisting } from "../app/db/database.server.ts";
import { exportSite } from "../app/export/export-site.server.ts";
import { readBuiltIn } from "../app/publishing/built-in.server.ts";
import { createContent } from "../app/publishing/content.server.ts";
import { listExport } from "../app/requests/export.server.ts";
import { openFileStore } from "../app/requests/files/file-store.server.ts";
import { writeArchive } from "../app/requests/files/stream-archive.server.ts";
import { findPerson, isWholeAddress } from "../app/requests/person.server.ts";
import { type Config, readConfig } from "../app/server/config.server.ts";
import { sayCount } from "../app/ui/say-count.ts";
import { runCommand } from "./run-command.ts";
import { fromCallerOutside, nameFaults } from "./written-copy.ts";

const usage = `Say what is wanted:
npm run export -- --site site.zip
npm run export -- --email name@example.com [--to export.zip]`;

async function exportWanted(): Promise<string> {
	const { values } = parseArgs({
		options: {
			email: { type: "string" },
			to: { type: "string", default: "export.zip" },
			site: { type: "string" },
		},
	});
	const email = values.email?.trim() ?? "";
	if (Boolean(values.site) === isWholeAddress(email)) throw new Error(usage);
	const config = readConfig(process.env);
	const database = await openExisting(config);
	try {
		return values.site
			? await exportWhole(config, database, values.site)
			: await exportPerson(config, database, email, values.to);
	} finally {
		await database.close();
	}
}

async function exportWhole(config: Config, { db }: Database, file: string): Promise<string> {
	const path = fromCallerOutside(config.dataDir, file);
	await commit(db, (trx) => noteAct(trx, "exported", "the whole site"));
	const builtIn = createContent(readBuiltIn());
	const pictureFolder = join(import.meta.dirname, "../content/pictures");
	const site = { place: config, builtIn, pictureFolder };
	const { manifest, bytes } = await exportSite(site, path);
	nameFaults("export", manifest);
	return `${file}: ${sayWritten(manifest, bytes)}`;
}

async function exportPerson(
	config: Config,
	{ db }: Database,
	email: string,
	to: string,
): Promise<string> {
	const file = fromCallerOutside(config.dataDir, to);
	const files = await openFileStore(config);
	try {
		const person = await findPerson(db, email);
		const entries = await listExport(db, files, person);
		// `wx`: an archive that is there already is not overwritten.
		const archive = await open(file, "wx", 0o600).catch((error) => {
			if (error.code !== "EEXIST") throw error;
			throw new Error(`${to} is there already. Choose another name with --to.`);
		});
		try {
			await pipeline(writeArchive(entries, sayMissing), archive.createWriteStream());
		} catch (error) {
			await rm(file, { force: true });
			throw error;
		}
		await commit(db, (trx) => noteAct(trx, "exported"));
		const { requests, notes } = person;
		return `${to}: ${sayCount(requests.length, "request")}, ${sayCount(notes.length, "note")}.`;
	} finally {
		await files.close();
	}
}

function sayMissing(name: string): void {
	console.error(`${name} was not there and is not in the export`);
}

await runCommand(async () => {
	console.log(await exportWanted());
});
