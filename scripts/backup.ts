import { sep } from "node:path";
import { notWhole, sayWritten } from "../app/copies/say-copy.ts";
import { writeCopy } from "../app/copies/write-copy.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { fromCaller } from "./from-caller.ts";
import { runCommand } from "./run-command.ts";

const usage = "Say where the copy goes: npm run backup -- copy.tar";
const inside =
	"A copy inside DATA_DIR would be lost with it. Choose another folder, or another disk.";

await runCommand(async () => {
	const [file] = process.argv.slice(2);
	if (!file) throw new Error(usage);
	const config = readConfig(process.env);
	const path = fromCaller(file);
	if (path.startsWith(`${config.dataDir}${sep}`)) throw new Error(inside);
	const { manifest, bytes } = await writeCopy(config, path, config.backupKey);
	const { missing, changed = [] } = manifest;
	for (const name of missing) console.error(`${name} was not there and is not in the copy`);
	for (const name of changed)
		console.error(`${name} is not as it arrived; the copy has it as it is now`);
	console.log(`${file}: ${sayWritten(manifest, bytes)}`);
	if (missing.length + changed.length > 0) process.exitCode = notWhole;
});
