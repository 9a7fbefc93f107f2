import { restoreCopy } from "../app/copies/restore-copy.server.ts";
import { notWhole, sayContents, sayFaults } from "../app/copies/say-copy.ts";
import { writeCommand } from "../app/health/write-command.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { fromCaller } from "./from-caller.ts";
import { runCommand } from "./run-command.ts";

const usage = "Say which copy is to be restored: npm run restore -- copy.tar";

await runCommand(async () => {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error(usage);
	const config = readConfig(process.env);
	const { about, manifest, faults } = await restoreCopy(fromCaller(file), config, config.backupKey);
	for (const fault of faults) console.error(fault);
	console.log(
		`Restored as of ${about.madeAt}: ${sayContents(manifest)}. ${writeCommand("npm start", config)} serves it.`,
	);
	console.log(
		"If this becomes the site: everybody is signed out, and whoever was erased since then is in it again, so erase them once more. If a password, a passkey or the calendar's private address was changed since then because of somebody else, npm run artist ends theirs.",
	);
	if (faults.length > 0) {
		console.error(sayFaults(faults));
		process.exitCode = notWhole;
	}
});
