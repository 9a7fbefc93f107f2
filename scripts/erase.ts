import { parseArgs } from "node:util";
import { openExisting } from "../app/db/database.server.ts";
import { erasePerson, sayErased } from "../app/requests/erase.server.ts";
import { openFileStore, type ReferenceFileStore } from "../app/requests/files/file-store.server.ts";
import { isWholeAddress } from "../app/requests/person.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { sayCount } from "../app/ui/say-count.ts";
import { runCommand } from "./run-command.ts";

const usage = "Say whose data is to be erased: npm run erase -- --email name@example.com";

async function erase(): Promise<void> {
	const { values } = parseArgs({ options: { email: { type: "string" } } });
	const email = values.email?.trim() ?? "";
	if (!isWholeAddress(email)) throw new Error(usage);
	const config = readConfig(process.env);
	const database = await openExisting(config);
	let store: ReferenceFileStore | undefined;
	try {
		store = await openFileStore(config);
		const { requests, files, notes, letters, isUnfinished } = await erasePerson(
			database,
			store,
			email,
		);
		console.log(
			requests + notes + letters === 0
				? `Nothing to erase: there are no requests or notes from ${email}, and no letters to that address.`
				: `Erased: ${sayErased(requests, files, notes)}, ${sayCount(letters, "letter")}. Earlier backups still contain them.`,
		);
		if (isUnfinished) {
			throw new Error(
				"Some of it is still on the disk: the database is in use, or files cannot be reached. A running site tries again every minute. If it does not run, run this again.",
			);
		}
	} finally {
		await store?.close();
		await database.close();
	}
}

await runCommand(erase);
