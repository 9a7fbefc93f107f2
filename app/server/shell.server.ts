import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { openPhotoUploads } from "../photos/photo-uploads.server.ts";
import { readPieceName } from "../portfolio/pieces/piece-address.ts";
import { findPiece } from "../portfolio/pieces/portfolios.server.ts";
import { openContent } from "../publishing/content.server.ts";
import { layDrafts, showsDrafts } from "../publishing/draft-view/draft-view.server.ts";
import { openReferenceRows } from "../requests/files/upload-rows.server.ts";
import { createUploads, isUploadOf, type Uploads } from "../requests/files/uploads.server.ts";
import { uploadsPath } from "../requests/files/uploads-path.ts";
import { isView } from "../visits/is-view.server.ts";
import { refuse } from "./answer.server.ts";
import { readClientAddress, readNetwork, writeHost } from "./clients/addresses.server.ts";
import { checkHead, isAmbiguousPath, readPath } from "./clients/request-checks.server.ts";
import { hasBody } from "./clients/slow-clients.server.ts";
import type { ServeFile } from "./files.server.ts";
import { listSecurityHeaders, sharedCacheControl } from "./headers.server.ts";
import { type Page, sendPage } from "./pages/page-cache.server.ts";
import { writePlainPage } from "./pages/plain-page.server.ts";
import { Refusal } from "./refusal.server.ts";
import { createRoutes, findCanonical, type Routes, stripDataSuffix } from "./routes.server.ts";
import type { Site, Visit } from "./site.server.ts";

interface ShellParts {
	site: Site;
	loadBuild(): Promise<ServerBuild>;
	serveFile: ServeFile;
	dev: boolean;
}

type ReadNetwork = Parameters<typeof openPhotoUploads>[1];

export function createShell({ site, loadBuild, serveFile, dev }: ShellParts): RequestListener {
	const { config, log, pages } = site;
	const securityHeaders = new Map(Object.entries(listSecurityHeaders(config)));
	const networkOf: ReadNetwork = (request) => {
		const peer = request.socket.remoteAddress ?? "";
		const forwarded = request.headers["x-forwarded-for"]?.toString();
		return readNetwork(readClientAddress(peer, forwarded, config.trustedProxies));
	};
	const uploads = openUploads(site, networkOf);

	const isPiece = async (name: string) =>
		(await findPiece(openContent(site.content.current()), readPieceName(name))) !== null;
	const made = new WeakMap<ServerBuild, Routes>();
	const loadRoutes = async () => {
		const build = await loadBuild();
		const routes = made.get(build) ?? createRoutes(build, { dev, isPiece });
		made.set(build, routes);
		return routes;
	};

	/**
	 * @param client the connection that the request came by
	 * @param isForAll whether visitors get the answer too: then it is the same for the artist
	 */
	const answer = async (request: Request, client: IncomingMessage, isForAll = false) => {
		const routes = await loadRoutes();
		const { method } = request;
		const url = new URL(request.url);
		const ambiguous = isAmbiguousPath(readPath(client));
		const path = ambiguous ? url.pathname : findCanonical(url.pathname);
		const elsewhere = path !== url.pathname;
		const isRead = method === "GET" || method === "HEAD";
		// Writes must use the canonical path: body limits match it literally.
		const methods = ambiguous || (elsewhere && !isRead) ? null : routes.findMethods(path);
		const { db } = site.database;
		// The desk itself works with what is published: letters tell prices.
		const mayDraft = isRead && !isForAll && !path.startsWith("/admin");
		const drafts =
			mayDraft && (await showsDrafts(db, client)) && (await layDrafts(db, site.content));
		const visit: Visit = {
			site,
			content: openContent(drafts || site.content.current()),
			showsDrafts: drafts !== false,
			network: networkOf(client),
			withoutScripts: ambiguous,
			async renderPage(page, content) {
				const { isArtist, ...visitor } = visit;
				const shown = {
					...visitor,
					content: openContent(content),
					showsDrafts: false,
					withoutScripts: true,
				};
				return (await routes.answer(new Request(new URL(page, url)), shown)).text();
			},
		};
		const isThere = isForAll && pages.find(url.origin + path)?.status === 200;
		const findEnd = () => routes.findEnd(new URL(path + url.search, url), visit);
		const end = methods && elsewhere && (isThere ? path : await findEnd());
		if (end) {
			const isPrivate = drafts !== false || (await routes.findKey(end)) === null;
			const cacheControl = isPrivate ? "private, no-store" : sharedCacheControl;
			const headers = { Location: end, "Cache-Control": cacheControl };
			return { response: new Response(null, { status: 301, headers }), lasting: !isPrivate };
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
		const response = await routes.answer(ambiguous ? missing : request, visit);
		if (drafts) response.headers.set("Cache-Control", "private, no-store");
		return { response, lasting: visit.lasting ?? false };
	};

	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(compress({ threshold: 1024 }));
	app.all("*", async (c) => (await answer(c.req.raw, c.env.incoming)).response);
	app.onError(async (error, c) => {
		const refusal = refuse(log, error);
		const isPage = c.req.header("Accept")?.includes("text/html");
		return isPage && refusal.reference
			? writePlainPage(site.content, refusal.reference)
			: refusal.toResponse();
	});
	const makePage = async (request: IncomingMessage, origin: string) => {
		if (isAmbiguousPath(readPath(request))) return null;
		const key = await (await loadRoutes()).findKey(request.url ?? "/");
		if (key === null) return null;
		const render = async () => {
			const rendered = await answer(new Request(origin + key), request, true);
			const { headers } = rendered.response;
			for (const [name, value] of securityHeaders) {
				if (!headers.has(name)) headers.set(name, value);
			}
			return rendered;
		};
		const page = pages.find(origin + key) ?? (await pages.make(origin + key, render));
		// The router's own redirect, in its data, cannot be given the query any more.
		return page.status === 202 && key !== request.url ? null : page;
	};
	const send = (request: IncomingMessage, response: ServerResponse, page: Page) => {
		// Here, because a kept page runs no route.
		const path = stripDataSuffix(readPath(request)) || "/";
		if (isView(request, path, page)) site.visits.count(path, "view");
		if (page.status === 301) return sendRedirect(request, response, page);
		sendPage(request, response, page);
	};
	const answerWithHono = getRequestListener(app.fetch, { hostname: writeHost(config.host) });

	return async (request, response) => {
		// Absolute-form request targets are valid HTTP.
		if (!request.url?.startsWith("/")) {
			request.url = request.url?.replace(/^https?:\/\/[^/?#]*/i, "");
		}
		const refusal = checkMethod(request) ?? checkHead(request, config);
		if (refusal) {
			response.setHeaders(securityHeaders);
			return sendRefusal(request, response, refusal);
		}
		endUnreadBody(request, response);
		const path = readPath(request);
		// Not in the route: a kept page does not run it. What a browser fetches ahead, nobody has opened.
		const { "sec-purpose": purpose = request.headers.purpose } = request.headers;
		if (request.method === "GET" && path === "/consultation" && !purpose) {
			site.formOpenings.note(networkOf(request));
		}
		const isRead = request.method === "GET" || request.method === "HEAD";
		const isKept = !dev && isRead;
		const isVisitor = async () => !(await showsDrafts(site.database.db, request));
		const origin =
			config.publicOrigin ?? `http://${request.headers.host ?? writeHost(config.host)}`;
		const kept = isKept && pages.find(origin + request.url);
		// Most have no cookie, and need not wait at all.
		if (kept && (!request.headers.cookie || (await isVisitor())))
			return send(request, response, kept);
		response.setHeaders(securityHeaders);
		const upload = uploads.find((one) => isUploadOf(one.path, path));
		if (!upload) {
			const served = await serveFile(request, response).catch((error) => refuse(log, error));
			if (served instanceof Refusal) return sendRefusal(request, response, served);
			if (served) return;
			const page =
				isKept && (await isVisitor()) && (await makePage(request, origin).catch(() => null));
			if (page) return send(request, response, page);
			return answerWithHono(request, response);
		}
		const methods = path === upload.path ? ["POST"] : ["HEAD", "PATCH", "DELETE"];
		if (request.method !== "OPTIONS" && !methods.includes(request.method ?? "")) {
			return sendRefusal(request, response, notAllowed(methods));
		}
		return upload.handle(request, response);
	};
}

/** Answered before the routes, so that each checks by itself who may send it anything. */
export function openUploads(site: Site, readNetwork: ReadNetwork): Uploads[] {
	const { database, files, limits, log } = site;
	return [
		createUploads({
			path: uploadsPath,
			rows: openReferenceRows(database.db),
			database,
			files,
			limits,
			largest: "video",
			log,
			readNetwork,
		}),
		openPhotoUploads(site, readNetwork),
	];
}

/** `Request` rejects some methods, such as TRACE. */
function checkMethod(request: IncomingMessage): Refusal | undefined {
	const known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
	return known.includes(request.method ?? "") ? undefined : notAllowed(["GET", "HEAD", "POST"]);
}

function notAllowed(methods: string[]): Refusal {
	return new Refusal(405, "method_not_allowed", "This address does not accept that method.", {
		headers: { Allow: listMethods(methods) },
	});
}

function listMethods(methods: string[]): string {
	return [...methods, "OPTIONS"].join(", ");
}

/** The query is carried on, whatever it is. */
function sendRedirect(request: IncomingMessage, response: ServerResponse, page: Page): void {
	const { location = "/", ...headers } = page.headers;
	const { search } = new URL(request.url ?? "/", "http://site");
	response
		.writeHead(page.status, { ...headers, location: location + search, "content-length": 0 })
		.end();
}

async function sendRefusal(
	request: IncomingMessage,
	response: ServerResponse,
	refusal: Refusal,
): Promise<void> {
	const { status, headers } = refusal.toResponse();
	response.setHeaders(headers);
	response.setHeader("Connection", "close");
	endUnreadBody(request, response);
	const { code, message } = refusal;
	const isForm = request.headers.accept?.includes("text/html");
	if (isForm) response.setHeader("Content-Type", "text/plain; charset=utf-8");
	response.writeHead(status).end(isForm ? message : JSON.stringify({ code, message }));
}

/** Reads on for a second: closing with unread bytes resets the connection and may lose the answer. */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	if (!hasBody(request)) return;
	// Must run before Node's own listener, which closes immediately on `Connection: close`.
	response.prependOnceListener("finish", () => {
		if (request.complete) return;
		const { socket } = request;
		let closing = false;
		socket.destroySoon = () => {
			closing = true;
			socket.end();
		};
		request.resume();
		setTimeout(() => {
			Reflect.deleteProperty(socket, "destroySoon");
			if (closing || !request.complete) socket.destroy();
		}, 1_000).unref();
	});
}
