import { notWhole, sayContents, sayFaults } from "../app/copies/say-copy.ts";
import { importSite } from "../app/export/import-site.server.ts";
import { writeCommand } from "../app/health/write-command.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { fromCaller } from "./from-caller.ts";
import { runCommand } from "./run-command.ts";

const usage = "Say which site is to be taken in: npm run import -- site.zip";

await runCommand(async () => {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error(usage);
	const config = readConfig(process.env);
	const { about, manifest, faults } = await importSite(fromCaller(file), config);
	for (const fault of faults) console.error(fault);
	console.log(
		`Imported as of ${about.madeAt}: ${sayContents(manifest)}. ${writeCommand("npm start", config)} serves it, and prints a link with which to make the account.`,
	);
	if (faults.length > 0) {
		console.error(sayFaults(faults));
		process.exitCode = notWhole;
	}
});
