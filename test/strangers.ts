import { commit } from "../app/db/commit.server.ts";
import { hashToken, makeToken } from "../app/server/token.server.ts";
import { addSession, endSession } from "../app/sign-in/sessions.server.ts";
import { signIn } from "./artist.ts";
import { openTestSite, type TestSite } from "./site.ts";

const day = 24 * 60 * 60 * 1000;

/** @returns cookies of browsers that are not, or no longer, the artist's, by what they are */
export async function openStrangers(
	site: TestSite,
	artist: Record<string, string>,
): Promise<Record<string, string>> {
	const { db } = site.database;
	const revoked = await commit(db, (trx) => addSession(trx, "Test"));
	await endSession(db, revoked);
	const elsewhere = await openTestSite();
	const { Cookie = "" } = await signIn(elsewhere);
	await elsewhere.close();
	return {
		none: "",
		spoilt: "__Host-session=spoilt",
		unknown: `__Host-session=${makeToken()}`,
		"without the prefix": artist.Cookie?.replace("__Host-", "") ?? "",
		revoked: `__Host-session=${revoked}`,
		idle: await addOldSession(site, { begun: 20 * day, used: 14 * day }),
		old: await addOldSession(site, { begun: 60 * day, used: 0 }),
		"another site's": Cookie,
		"in developer mode": "devMode=true; __Host-drafts=shown",
	};
}

async function addOldSession(
	site: TestSite,
	{ begun, used }: { begun: number; used: number },
): Promise<string> {
	const token = makeToken();
	await site.database.db
		.insertInto("sessions")
		.values({
			token_hash: hashToken(token),
			device: "Test",
			created_at: new Date(Date.now() - begun).toISOString(),
			last_used_at: new Date(Date.now() - used).toISOString(),
		})
		.execute();
	return `__Host-session=${token}`;
}

/** @returns headers of writes that have no session's rights: another site's, and one of what is no browser */
export function otherSites({ address }: TestSite): Record<string, string>[] {
	return [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ Origin: address, "Sec-Fetch-Site": "cross-site" },
		{},
	];
}
