import type { Config } from "../server/config.server.ts";
import { sayRestore } from "./check-database.server.ts";
import { findNewestCopy } from "./list-findings.server.ts";
import { writeCommand } from "./write-command.server.ts";

/** @returns what to do about a damaged database, with the path of the newest copy */
export async function sayDamageRemedy(config: Config): Promise<string> {
	const [remedy, command = ""] = sayRestore(await findNewestCopy(config).catch(() => null));
	return `${remedy} ${writeCommand(command, config)}`;
}
