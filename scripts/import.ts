import { resolve } from "node:path";
import { sayContents } from "../app/copies/say-copy.ts";
import { importSite } from "../app/export/import-site.server.ts";
import { readConfig } from "../app/server/config.server.ts";

const usage = "Say which site is to be taken in: npm run import -- site.zip";

process.umask(0o077);
try {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error(usage);
	const { about, manifest } = await importSite(resolve(file), readConfig(process.env));
	for (const name of manifest.missing) console.error(`${name} was missing when it was exported`);
	console.log(
		`Imported as of ${about.madeAt}: ${sayContents(manifest)}. npm start serves it, and prints a link with which to make the account.`,
	);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
