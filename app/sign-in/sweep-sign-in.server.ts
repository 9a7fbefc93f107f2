import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { sweepGuesses } from "./guesses.server.ts";
import { sweepDevices } from "./known-devices.server.ts";
import { sweepSessions } from "./sessions.server.ts";
import { sweepSetupTokens } from "./setup-links.server.ts";

/** Deletes what has expired: sessions, links, known devices and counts. */
export async function sweepSignIn(db: Db, now = Date.now()): Promise<void> {
	await commit(db, async (trx) => {
		await sweepSessions(trx, now);
		await sweepSetupTokens(trx, now);
		await sweepDevices(trx, now);
		await sweepGuesses(trx, now);
	});
}
