import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { listMissingFolders, listModeFaults } from "../app/db/data-folder.server.ts";
import { type Database, openDatabaseToRead } from "../app/db/database.server.ts";
import { checkInstance } from "../app/db/instance.server.ts";
import { openFileStore, type ReferenceFileStore } from "../app/requests/files/file-store.server.ts";
import { listStaleParts, listStrays } from "../app/requests/files/sweep.server.ts";
import { isOlderThanFolder } from "../app/requests/newest-request.server.ts";
import { readConfig } from "../app/server/config.server.ts";

async function listFaults(database: Database, files: ReferenceFileStore): Promise<string[]> {
	const faults = await database.listFaults();
	const requests = await database.db
		.selectFrom("consultation_submissions")
		.select(["id", "reference_images_count"])
		.execute();
	const rows = await database.db.selectFrom("reference_files").selectAll().execute();
	const perRequest = Map.groupBy(rows, (row) => row.submission_id);
	for (const { id, reference_images_count: counted } of requests) {
		const held = perRequest.get(id)?.length ?? 0;
		if (held !== counted) faults.push(`request ${id} counts ${counted} files and has ${held}`);
	}
	for (const { id, bytes, sha256 } of rows) {
		const found = await measure(files.keptPath(id));
		if (!found) faults.push(`file ${id} is not in storage`);
		else if (found.bytes !== bytes || found.sha256 !== sha256)
			faults.push(`file ${id} has changed`);
	}
	const now = Date.now();
	for (const id of await listStrays(database.db, files, now)) {
		faults.push(`file ${id} belongs to nothing`);
	}
	for (const id of await listStaleParts(files, now)) faults.push(`part ${id} was left behind`);
	if (await isOlderThanFolder(database.db, files)) {
		faults.push("the database is older than its data folder");
	}
	const taken = (await files.listQuarantine()).length;
	if (taken > 0) console.log(`${taken} files are in quarantine`);
	console.log(`${requests.length} requests, ${rows.length} files`);
	return faults;
}

async function measure(path: string): Promise<{ bytes: number; sha256: string } | null> {
	const hash = createHash("sha256");
	let bytes = 0;
	try {
		for await (const chunk of createReadStream(path)) {
			hash.update(chunk);
			bytes += chunk.length;
		}
	} catch {
		return null;
	}
	return { bytes, sha256: hash.digest("hex") };
}

async function verifySite(): Promise<string[]> {
	const config = readConfig(process.env);
	const database = await openDatabaseToRead(config);
	try {
		const missing = listMissingFolders(config.dataDir);
		if (missing.length > 0) return missing;
		const strangers = await checkInstance(database.db, config).then(
			() => [],
			(error) => [error instanceof Error ? error.message : String(error)],
		);
		const faults = await listFaults(database, openFileStore(config.dataDir));
		return [...strangers, ...faults, ...listModeFaults(config.dataDir)];
	} finally {
		await database.close();
	}
}

// Even reading can create SQLite's side files; keep them private to this user.
process.umask(0o077);
try {
	const faults = await verifySite();
	for (const fault of faults) console.error(fault);
	console.log(faults.length === 0 ? "All is consistent." : `${faults.length} faults.`);
	process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
