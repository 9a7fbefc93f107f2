import { listMissingFolders } from "../app/db/data-folder.server.ts";
import { openDatabaseToRead } from "../app/db/database.server.ts";
import { listSiteFaults } from "../app/health/list-site-faults.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { sayCount } from "../app/ui/say-count.ts";
import { runCommand } from "./run-command.ts";

async function verifySite(): Promise<string[]> {
	const config = readConfig(process.env);
	const database = await openDatabaseToRead(config);
	try {
		const missing = listMissingFolders(config);
		if (missing.length > 0) return missing;
		const { faults, requests, files, quarantined } = await listSiteFaults(database, config);
		if (quarantined > 0) console.log(`${quarantined} files are in quarantine`);
		console.log(`${requests} requests, ${files} files`);
		return faults.map(({ says }) => says);
	} finally {
		await database.close();
	}
}

await runCommand(async () => {
	const faults = await verifySite();
	for (const fault of faults) console.error(fault);
	console.log(faults.length === 0 ? "All is consistent." : `${sayCount(faults.length, "fault")}.`);
	process.exitCode = faults.length === 0 ? 0 : 1;
});
