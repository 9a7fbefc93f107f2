import type { IncomingMessage } from "node:http";
import { type Content, openContent } from "../publishing/content.server.ts";
import { layDrafts, showsDrafts } from "../publishing/draft-view/draft-view.server.ts";
import { readClientNetwork } from "./clients/addresses.server.ts";
import { isAmbiguousPath, readPath } from "./clients/request-checks.server.ts";
import { sharedCacheControl } from "./headers.server.ts";
import { listMethods, notAllowed } from "./methods.server.ts";
import type { HydrationScript } from "./pages/hydration-script.server.ts";
import type { Rendered } from "./pages/page-cache.server.ts";
import { findCanonicalPath, type Routes } from "./routes.server.ts";
import type { Site, Visit } from "./site.server.ts";

interface Asked {
	request: Request;
	/** The connection that the request came by. */
	client: IncomingMessage;
	/** Visitors get the answer too: then it is the same for the artist. */
	isForAll?: boolean;
}

interface Answered extends Rendered {
	hydration?: HydrationScript;
}

/** Redirects to the path in its usual spelling, checks the method, and runs the route. */
export async function answerRequest(
	site: Site,
	routes: Routes,
	{ request, client, isForAll = false }: Asked,
): Promise<Answered> {
	const { method } = request;
	const url = new URL(request.url);
	const isAmbiguous = isAmbiguousPath(readPath(client));
	const path = isAmbiguous ? url.pathname : findCanonicalPath(url.pathname);
	const isElsewhere = path !== url.pathname;
	const isRead = method === "GET" || method === "HEAD";
	// Writes must use the canonical path: body limits match it literally.
	const methods = isAmbiguous || (isElsewhere && !isRead) ? null : routes.findMethods(path);
	// The desk itself works with what is published: letters tell prices.
	const mayDraft = isRead && !isForAll && !path.startsWith("/admin");
	const { db } = site.database;
	const drafts = mayDraft && (await showsDrafts(db, client)) && (await layDrafts(db, site.content));
	const visit: Visit = {
		site,
		content: openContent(drafts || site.content.current()),
		showsDrafts: drafts !== false,
		isForAll,
		network: readClientNetwork(client, site.config),
		withoutScripts: isAmbiguous,
		renderPage: (page, content) => renderPage(routes, visit, new URL(page, url), content),
	};
	if (methods && isElsewhere) {
		const isKept = isForAll && site.pages.find(url.origin + path)?.status === 200;
		const end = isKept ? path : await routes.findEnd(new URL(path + url.search, url), visit);
		if (end) return redirect(routes, visit, end);
	}
	if (methods && method === "OPTIONS") {
		const headers = { Allow: listMethods(methods) };
		return { response: new Response(null, { status: 204, headers }), lasting: false };
	}
	const allowed = methods ?? ["GET", "HEAD"];
	if (!allowed.includes(method)) {
		return { response: notAllowed(allowed).toResponse(), lasting: false };
	}
	const missing = new Request(new URL("/missing", url), { method });
	const response = await routes.answer(isAmbiguous ? missing : request, visit);
	if (drafts) response.headers.set("Cache-Control", "private, no-store");
	return { response, lasting: visit.lasting ?? false, hydration: visit.hydration };
}

async function redirect(routes: Routes, visit: Visit, target: string): Promise<Rendered> {
	const isPrivate = visit.showsDrafts || (await routes.findKey(target)) === null;
	const cacheControl = isPrivate ? "private, no-store" : sharedCacheControl;
	const headers = { Location: target, "Cache-Control": cacheControl };
	return { response: new Response(null, { status: 301, headers }), lasting: !isPrivate };
}

/** Renders a page as visitors see it, without scripts. */
async function renderPage(
	routes: Routes,
	{ isArtist, ...visit }: Visit,
	url: URL,
	content: Content,
): Promise<string> {
	const shown = {
		...visit,
		content: openContent(content),
		showsDrafts: false,
		withoutScripts: true,
	};
	return (await routes.answer(new Request(url), shown)).text();
}
