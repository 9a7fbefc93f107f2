import { commit } from "../app/db/commit.server.ts";
import { setArtist } from "../app/sign-in/artist.server.ts";
import { addSession } from "../app/sign-in/sessions.server.ts";
import { makeSetupToken } from "../app/sign-in/setup-links.server.ts";
import type { RunningSite } from "../server.ts";
import type { Answer, Call } from "./call.ts";
import type { TestSite } from "./site.ts";

export const account = {
	name: "Test Artist",
	email: "artist@example.com",
	password: "seven quiet herons",
};

/** The least that argon2 takes: at the usual cost, each hash takes longer than to open a site. */
const cost = { memory: 8, passes: 1, parallelism: 1 };

export async function addArtist(
	{ database: { db } }: Pick<RunningSite, "database">,
	password = account.password,
): Promise<void> {
	await setArtist(db, await makeSetupToken(db), { ...account, password }, cost);
}

/** Makes the account and opens a session. @returns headers of the artist's browser */
export async function signIn(
	site: Pick<RunningSite, "database" | "address">,
): Promise<Record<string, string>> {
	await addArtist(site);
	const token = await commit(site.database.db, (trx) => addSession(trx, "Test"));
	return { Cookie: `__Host-session=${token}`, Origin: site.address };
}

/** A browser's form: sent with the cookies that were set so far. */
export function openBrowser(site: TestSite, from?: string) {
	const cookies = new Map<string, string>();
	const send = async (path: string, call: Call = {}): Promise<Answer> => {
		const headers = { Accept: "text/html", Cookie: readCookies(), ...call.headers };
		const answer = await site.call(path, { ...call, headers, ...(from && { from }) });
		for (const line of answer.headers["set-cookie"] ?? []) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (value) cookies.set(name, value);
			else cookies.delete(name);
		}
		return answer;
	};
	const readCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	return {
		cookies,
		readCookies,
		send,
		get: (path: string) => send(path),
		post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
			send(path, {
				method: "POST",
				body: new URLSearchParams(fields).toString(),
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Origin: site.address,
					...headers,
				},
			}),
	};
}
