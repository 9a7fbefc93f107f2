import { href, type MiddlewareFunction, redirect } from "react-router";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import { readSessionCookie } from "./session-cookie.server.ts";
import { checkSession } from "./sessions.server.ts";

/**
 * The one guard of the artist's side, around the layout of all its routes. Readers are led to sign-in and back;
 * calls and writes are refused.
 */
export const requireArtist: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const visit = visitContext.from(context);
	const token = readSessionCookie(request);
	if (token && (await checkSession(visit.site.database.db, token))) {
		visit.isArtist = true;
		return next();
	}
	const isPage = request.method === "GET" && request.headers.get("Sec-Fetch-Dest") !== "empty";
	const { pathname, search } = new URL(request.url);
	const back = pathname.replace(/(?:\/_)?\.data$/, "");
	if (isPage || pathname.endsWith(".data")) {
		throw redirect(`${href("/sign-in")}?back=${encodeURIComponent(back + search)}`);
	}
	throw new Refusal(401, "session_missing", "Nobody is signed in.");
};

/** Only a path of the desk: anything else could lead to another site. */
export function readWayBack(request: Request): string {
	const back = new URL(request.url).searchParams.get("back") ?? "";
	return /^\/admin(?:[/?][^\\]*)?$/.test(back) ? back : href("/admin");
}
