import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { openPhotoUploads } from "../photos/photo-uploads.server.ts";
import { readPieceName } from "../portfolio/pieces/piece-address.ts";
import { findPiece } from "../portfolio/pieces/portfolios.server.ts";
import { openContent } from "../publishing/content.server.ts";
import { openReferenceRows } from "../requests/files/upload-rows.server.ts";
import { createUploads, isUploadOf, type Uploads } from "../requests/files/uploads.server.ts";
import { uploadsPath } from "../requests/files/uploads-path.ts";
import { isView } from "../visits/is-view.server.ts";
import { answerRequest } from "./answer-request.server.ts";
import { readClientNetwork, writeHost } from "./clients/addresses.server.ts";
import { checkHead, readPath } from "./clients/request-checks.server.ts";
import { endUnreadBody, sendRefusal } from "./clients/send-refusal.server.ts";
import type { ServeFile } from "./files.server.ts";
import { listSecurityHeaders } from "./headers.server.ts";
import { checkMethod, notAllowed } from "./methods.server.ts";
import { readHydratedPage } from "./pages/hydration-script.server.ts";
import { openKeptPages } from "./pages/kept-pages.server.ts";
import { type Page, sendPage } from "./pages/page-cache.server.ts";
import { writePlainPage } from "./pages/plain-page.server.ts";
import { Refusal } from "./refusal.server.ts";
import { refuse } from "./refuse.server.ts";
import { createRoutes, type Routes, stripDataSuffix } from "./routes.server.ts";
import type { Site } from "./site.server.ts";

interface ShellParts {
	site: Site;
	loadBuild(): Promise<ServerBuild>;
	serveFile: ServeFile;
	dev: boolean;
}

/** The order of its checks matters: nothing is answered before the request's method, host and origin are checked. */
export function createShell({ site, loadBuild, serveFile, dev }: ShellParts): RequestListener {
	const { config, log } = site;
	const securityHeaders = new Map(Object.entries(listSecurityHeaders(config)));
	const uploads = openUploads(site);
	const isPiece = async (name: string) =>
		(await findPiece(openContent(site.content.current()), readPieceName(name))) !== null;
	const made = new WeakMap<ServerBuild, Routes>();
	const loadRoutes = async () => {
		const build = await loadBuild();
		const routes = made.get(build) ?? createRoutes(build, { dev, isPiece });
		made.set(build, routes);
		return routes;
	};
	const keptPages = openKeptPages(site, loadRoutes);
	const answerByRoute = listenByRoute(site, loadRoutes);

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
		// Noted here, because a kept page runs no route. A page that the browser fetches ahead is not open yet.
		const { "sec-purpose": purpose = request.headers.purpose } = request.headers;
		if (request.method === "GET" && path === "/consultation" && !purpose) {
			site.formOpenings.note(readClientNetwork(request, config));
		}
		const mayBeKept = !dev && (request.method === "GET" || request.method === "HEAD");
		const kept = mayBeKept && (await keptPages.find(request));
		if (kept) return sendKept(site, request, response, kept);
		response.setHeaders(securityHeaders);
		const upload = uploads.find((one) => isUploadOf(one.path, path));
		if (upload) {
			const methods = path === upload.path ? ["POST"] : ["HEAD", "PATCH", "DELETE"];
			if (request.method !== "OPTIONS" && !methods.includes(request.method ?? "")) {
				return sendRefusal(request, response, notAllowed(methods));
			}
			return upload.handle(request, response);
		}
		// It is no file: made-up ones shall not be looked for on the disk.
		const isHydration = readHydratedPage(request.url ?? "") !== null;
		const served =
			!isHydration && (await serveFile(request, response).catch((error) => refuse(log, error)));
		if (served instanceof Refusal) return sendRefusal(request, response, served);
		if (served) return;
		// If it fails, the route is asked again, and its error answered.
		const page = mayBeKept && (await keptPages.make(request).catch(() => undefined));
		if (page) return sendKept(site, request, response, page);
		return answerByRoute(request, response);
	};
}

function listenByRoute(site: Site, loadRoutes: () => Promise<Routes>) {
	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(compress({ threshold: 1024 }));
	app.all("*", async (c) => {
		const asked = { request: c.req.raw, client: c.env.incoming };
		return (await answerRequest(site, await loadRoutes(), asked)).response;
	});
	app.onError(async (error, c) => {
		const refusal = refuse(site.log, error);
		const isPage = c.req.header("Accept")?.includes("text/html");
		return isPage && refusal.reference
			? writePlainPage(site.content, refusal.reference)
			: refusal.toResponse();
	});
	return getRequestListener(app.fetch, { hostname: writeHost(site.config.host) });
}

function sendKept(
	site: Site,
	request: IncomingMessage,
	response: ServerResponse,
	page: Page,
): void {
	// Counted here, because a kept page runs no route.
	const path = stripDataSuffix(readPath(request)) || "/";
	if (isView(request, path, page)) site.visits.count(path, "view");
	sendPage(request, response, page);
}

/** Uploads are answered before the routes, so each checks by itself who may send it files. */
export function openUploads(site: Site): Uploads[] {
	const { config, database, files, limits, log } = site;
	return [
		createUploads({
			...{ config, database, files, limits, log },
			path: uploadsPath,
			rows: openReferenceRows(database.db),
			largest: "video",
		}),
		openPhotoUploads(site),
	];
}
