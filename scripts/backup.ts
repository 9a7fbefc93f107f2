import { sayWritten } from "../app/copies/say-copy.ts";
import { checkAndWriteCopy } from "../app/copies/write-copy.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { runCommand } from "./run-command.ts";
import { fromCallerOutside, nameFaults } from "./written-copy.ts";

const usage = "Say where the copy goes: npm run backup -- copy.tar";

await runCommand(async () => {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error(usage);
	const config = readConfig(process.env);
	const path = fromCallerOutside(config.dataDir, file);
	const { manifest, bytes } = await checkAndWriteCopy(config, path, config.backupKey);
	nameFaults("copy", manifest);
	console.log(`${file}: ${sayWritten(manifest, bytes)}`);
});
