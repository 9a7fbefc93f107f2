import { commit } from "../app/db/commit.server.ts";
import { makeRequestLink } from "../app/requests/links.server.ts";
import { multipart, type Part } from "./multipart.ts";
import { newAddress, sendRequest } from "./requests.ts";
import type { TestSite } from "./site.ts";

export interface ClientPage {
	id: string;
	token: string;
	path: string;
	/** A network of its own: limits count by it. */
	from: string;
}

/** A request that has been sent, and the link to its page. */
export async function openRequestPage(
	site: TestSite,
	more: Record<string, unknown> = {},
): Promise<ClientPage> {
	const from = newAddress();
	const id = await sendRequest(site, more, from);
	const { db } = site.database;
	const token = await commit(db, (trx) => makeRequestLink(trx, id));
	return { id, token, path: `/request/${token}`, from };
}

/** As the page's form sends it. */
export function addTo(
	site: TestSite,
	{ path, from }: ClientPage,
	words: string,
	files: Part[] = [],
) {
	const { body, headers } = multipart([["words", words], ...files]);
	const browser = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
	return site.call(path, { method: "POST", body, headers: { ...headers, ...browser }, from });
}
