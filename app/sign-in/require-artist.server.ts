import { href, type MiddlewareFunction, redirect } from "react-router";
import { Refusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import { unsentMark } from "../ui/page/unsent-mark.ts";
import { readSessionCookie } from "./session-cookie.server.ts";
import { checkSession } from "./sessions.server.ts";

/**
 * The one guard of the artist's side, around the layout of all its routes. A browser is led to sign-in and back, also
 * when a session has ended before a form was sent; calls are refused.
 */
export const requireArtist: MiddlewareFunction<Response> = async (
	{ request, url, context },
	next,
) => {
	const visit = visitContext.from(context);
	const token = readSessionCookie(request);
	if (token && (await checkSession(visit.site.database.db, token))) {
		visit.isArtist = true;
		return next();
	}
	const { pathname } = new URL(request.url);
	if (pathname.endsWith(".data") || isBrowsing(request)) {
		const back = encodeURIComponent(findPageOf(request, url));
		const unsent = request.method === "GET" ? "" : unsentMark;
		throw redirect(`${href("/sign-in")}?back=${back}${unsent}`);
	}
	throw new Refusal(401, "session_missing", "Nobody is signed in.");
};

function isBrowsing({ method, headers }: Request): boolean {
	if (headers.get("Accept")?.includes("text/html")) return true;
	return method === "GET" && headers.get("Sec-Fetch-Dest") !== "empty";
}

/** @returns for a write the page with the form, because the posted address may have no page */
function findPageOf(request: Request, own: URL): string {
	const referrer = URL.parse(request.headers.get("Referer") ?? "");
	const { pathname, search } = request.method !== "GET" && referrer ? referrer : own;
	return pathname + search;
}

/** @returns only paths of the desk: anything else could lead to another site */
export function readWayBack(request: Request): string {
	const back = new URL(request.url).searchParams.get("back") ?? "";
	const site = new URL(request.url).origin;
	const { origin, pathname, search } = URL.parse(back, site) ?? new URL(site);
	const isDesk = origin === site && /^\/admin(?:\/|$)/.test(pathname) && !back.includes("\\");
	return isDesk ? pathname + search : href("/admin");
}
