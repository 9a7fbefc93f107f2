import type { IncomingMessage } from "node:http";
import { showsDrafts } from "../../publishing/draft-view/draft-view.server.ts";
import { answerRequest } from "../answer-request.server.ts";
import { writeHost } from "../clients/addresses.server.ts";
import { isAmbiguousPath, readPath } from "../clients/request-checks.server.ts";
import { listSecurityHeaders } from "../headers.server.ts";
import type { Routes } from "../routes.server.ts";
import type { Site } from "../site.server.ts";
import type { Page } from "./page-cache.server.ts";

/** Pages that are the same for all visitors. The artist may see drafts instead. */
export function openKeptPages(site: Site, loadRoutes: () => Promise<Routes>) {
	const { config, database, pages } = site;
	const securityHeaders = Object.entries(listSecurityHeaders(config));
	const readOrigin = ({ headers }: IncomingMessage) =>
		config.publicOrigin ?? `http://${headers.host ?? writeHost(config.host)}`;

	return {
		async find(request: IncomingMessage): Promise<Page | undefined> {
			const page = pages.find(readOrigin(request) + request.url);
			return page && (await showsDrafts(database.db, request)) ? undefined : page;
		},
		/** @returns undefined if the answer may differ between visitors */
		async make(request: IncomingMessage): Promise<Page | undefined> {
			if (await showsDrafts(database.db, request)) return undefined;
			if (isAmbiguousPath(readPath(request))) return undefined;
			const routes = await loadRoutes();
			const path = await routes.findKey(request.url ?? "/");
			if (path === null) return undefined;
			const key = readOrigin(request) + path;
			const render = async () => {
				const asked = { request: new Request(key), client: request, isForAll: true };
				const rendered = await answerRequest(site, routes, asked);
				const { headers } = rendered.response;
				for (const [name, value] of securityHeaders) {
					if (!headers.has(name)) headers.set(name, value);
				}
				return rendered;
			};
			const page = pages.find(key) ?? (await pages.make(key, render));
			// The router's own redirect, in its data, cannot be given the query any more.
			return page.status === 202 && path !== request.url ? undefined : page;
		},
	};
}
