import { openExisting } from "../app/db/database.server.ts";
import { readRunning } from "../app/db/running.server.ts";
import { writeHost } from "../app/server/clients/addresses.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { makeSetupToken, writeSetupLink } from "../app/sign-in/setup-links.server.ts";
import { runCommand } from "./run-command.ts";

async function printLink(): Promise<void> {
	const config = readConfig(process.env);
	const database = await openExisting(config);
	try {
		const token = await makeSetupToken(database.db);
		const isChosen = config.port !== 0 && (process.env.PORT || process.env.HOST);
		const running = isChosen ? null : readRunning(config.dataDir)?.address;
		const address = running ?? `http://${writeHost(config.host)}:${config.port}`;
		console.log(
			`Within a day, and once, this link sets the artist's name, email address and password. All devices are signed out then, and all passkeys and the calendar's private address removed.\n${writeSetupLink(token, { ...config, address })}`,
		);
	} finally {
		await database.close();
	}
}

await runCommand(printLink);
