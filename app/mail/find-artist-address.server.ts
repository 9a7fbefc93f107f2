import type { Db } from "../db/database.server.ts";
import type { Content } from "../publishing/content.server.ts";
import type { Config } from "../server/config.server.ts";
import { findArtist } from "../sign-in/artist.server.ts";

/** @returns where letters without a recipient go; empty if nothing is known */
export async function findArtistAddress(
	{ mailTo }: Pick<Config, "mailTo">,
	db: Db,
	content: Content,
): Promise<string> {
	return mailTo ?? (await findArtist(db))?.email ?? (await content.read("studio")).body.email;
}
