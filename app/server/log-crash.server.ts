import type { Logger } from "pino";
import { describeError } from "./refuse.server.ts";

/** Node would print the whole error, and a database's errors quote what was submitted. */
export function logCrash(log: Logger): void {
	process.on("uncaughtException", (error) => {
		log.fatal(describeError(error), "the site has to end");
		process.exit(1);
	});
}
