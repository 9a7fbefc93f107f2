import { resolve } from "node:path";
import { restoreCopy } from "../app/copies/restore-copy.server.ts";
import { sayContents } from "../app/copies/say-copy.ts";
import { readConfig } from "../app/server/config.server.ts";

const usage = "Say which copy is to be restored: npm run restore -- copy.tar";

process.umask(0o077);
try {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error(usage);
	const config = readConfig(process.env);
	const { about, manifest } = await restoreCopy(resolve(file), config, config.backupKey);
	for (const name of manifest.missing) console.error(`${name} was missing when the copy was made`);
	console.log(`Restored as of ${about.madeAt}: ${sayContents(manifest)}. npm start serves it.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
