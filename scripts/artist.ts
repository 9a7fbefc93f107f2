import { openDatabase, openDatabaseToRead } from "../app/db/database.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { makeSetupToken } from "../app/sign-in/setup-links.server.ts";

async function printLink(): Promise<void> {
	const config = readConfig(process.env);
	// Fails when there is no database, where `openDatabase` would create one.
	await (await openDatabaseToRead(config)).close();
	const database = await openDatabase(config);
	try {
		const token = await makeSetupToken(database.db);
		const origin = config.publicOrigin ?? `http://127.0.0.1:${config.port}`;
		console.log(
			`Within a day, and once, this link sets the artist's name, mail address and password. All devices are signed out then.\n${origin}/sign-in/first/${token}`,
		);
	} finally {
		await database.close();
	}
}

process.umask(0o077);
try {
	await printLink();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
