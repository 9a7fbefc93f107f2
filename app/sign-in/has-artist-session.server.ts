import type { IncomingMessage } from "node:http";
import type { Db } from "../db/database.server.ts";
import { readSessionCookie } from "./session-cookie.server.ts";
import { checkSession } from "./sessions.server.ts";

/** For requests that are answered before the routes. */
export async function hasArtistSession(
	db: Db,
	{ method = "GET", headers }: Pick<IncomingMessage, "method" | "headers">,
): Promise<boolean> {
	const token = readSessionCookie({ method, headers: new Headers(headers as HeadersInit) });
	return token !== null && (await checkSession(db, token));
}
