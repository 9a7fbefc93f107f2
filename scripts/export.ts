import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { noteAct } from "../app/db/audit.server.ts";
import { commit } from "../app/db/commit.server.ts";
import { openDatabase, openDatabaseToRead } from "../app/db/database.server.ts";
import { listExport } from "../app/requests/export.server.ts";
import { openFileStore } from "../app/requests/files/file-store.server.ts";
import { streamArchive } from "../app/requests/files/stream-archive.server.ts";
import { findPerson, isWholeAddress } from "../app/requests/person.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { sayCount } from "../app/ui/say-count.ts";

const usage =
	"Say whose data is wanted: npm run export -- --email name@example.com [--to export.zip]";

async function exportPerson(): Promise<void> {
	const { values } = parseArgs({
		options: { email: { type: "string" }, to: { type: "string", default: "export.zip" } },
	});
	const email = values.email?.trim() ?? "";
	if (!isWholeAddress(email)) throw new Error(usage);
	const config = readConfig(process.env);
	await (await openDatabaseToRead(config)).close();
	const database = await openDatabase(config);
	const files = openFileStore(config.dataDir);
	try {
		const person = await findPerson(database.db, email);
		const entries = await listExport(database.db, files, person);
		const archive = Readable.from(streamArchive(entries));
		// `wx`: an archive that is there already is not overwritten.
		await pipeline(archive, createWriteStream(values.to, { flags: "wx", mode: 0o600 }));
		await commit(database.db, (trx) => noteAct(trx, "exported"));
		const { requests, notes } = person;
		console.log(
			`${values.to}: ${sayCount(requests.length, "request")}, ${sayCount(notes.length, "note")}.`,
		);
	} finally {
		files.close();
		await database.close();
	}
}

process.umask(0o077);
try {
	await exportPerson();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
