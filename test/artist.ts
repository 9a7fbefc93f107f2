import { setArtist } from "../app/sign-in/artist.server.ts";
import { openSession } from "../app/sign-in/sessions.server.ts";
import { makeSetupToken } from "../app/sign-in/setup-links.server.ts";
import type { RunningSite } from "../server.ts";

export const account = {
	name: "Test Artist",
	email: "artist@example.com",
	password: "seven quiet herons",
};

/** Makes the account and opens a session. @returns headers of the artist's browser */
export async function signIn(
	site: Pick<RunningSite, "database" | "address">,
): Promise<Record<string, string>> {
	const { db } = site.database;
	await setArtist(db, await makeSetupToken(db), account);
	const token = await openSession(db, "Test");
	return { Cookie: `__Host-session=${token}`, Origin: site.address };
}
