import type { Db } from "../db/database.server.ts";
import type { Config } from "../server/config.server.ts";
import { findArtist } from "./artist.server.ts";
import { makeSetupToken, writeSetupLink } from "./setup-links.server.ts";

/** Prints a link to the first sign-in while there is no artist. @param address listening address */
export async function offerAccount(db: Db, config: Config, address: string): Promise<void> {
	if (await findArtist(db)) return;
	const link = writeSetupLink(await makeSetupToken(db), { ...config, address });
	console.log(`Make the artist's account within a day: ${link}`);
}
