import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { prepareDataFolder } from "../app/db/data-folder.server.ts";
import { openDatabase } from "../app/db/database.server.ts";
import { moveIn } from "../app/moving-in/move-in.server.ts";
import { type Exported, readCsv, readDump } from "../app/moving-in/read-rows.ts";
import { readConfig } from "../app/server/config.server.ts";
import { sayCount } from "../app/ui/say-count.ts";
import { fromCaller } from "./from-caller.ts";
import { runCommand } from "./run-command.ts";

const usage =
	"Say what is to be moved in, a dump of pg_dump, a CSV file or a folder of them: npm run move-in -- FOLDER_OR_FILE";

async function run(): Promise<boolean> {
	const [place] = process.argv.slice(2);
	if (!place) throw new Error(usage);
	const exported = listFiles(fromCaller(place)).flatMap(read);
	if (exported.length === 0) throw new Error(`There is nothing of the former site in ${place}.`);
	const config = readConfig(process.env);
	prepareDataFolder(config.dataDir);
	const database = await openDatabase(config);
	try {
		const { requests, notes, known, refused } = await moveIn(database.db, exported);
		for (const reason of refused) console.error(`Not moved in: ${reason}.`);
		console.log(
			`Moved in: ${sayCount(requests, "request")}, ${sayCount(notes, "note")}. Here already: ${known}.`,
		);
		return refused.length === 0;
	} finally {
		await database.close();
	}
}

function listFiles(place: string): string[] {
	if (!statSync(place).isDirectory()) return [place];
	return readdirSync(place)
		.filter((name) => /\.(csv|sql)$/i.test(name))
		.sort()
		.map((name) => join(place, name));
}

function read(path: string): Exported[] {
	try {
		const text = readFileSync(path, "utf8");
		return /\.csv$/i.test(path) ? [readCsv(text)] : readDump(text);
	} catch (error) {
		throw new Error(`${path} cannot be read. ${error instanceof Error ? error.message : error}`);
	}
}

await runCommand(async () => {
	process.exitCode = (await run()) ? 0 : 1;
});
