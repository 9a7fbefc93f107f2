import type { IncomingMessage } from "node:http";
import { showsDrafts } from "../../publishing/draft-view/draft-view.server.ts";
import { answerRequest } from "../answer-request.server.ts";
import { writeHost } from "../clients/addresses.server.ts";
import { isAmbiguousPath, readPath } from "../clients/request-checks.server.ts";
import { listSecurityHeaders } from "../headers.server.ts";
import type { Routes } from "../routes.server.ts";
import type { Site } from "../site.server.ts";
import { readHydratedPage } from "./hydration-script.server.ts";
import type { Page, Rendered } from "./page-cache.server.ts";

const scriptHeaders = {
	"Content-Type": "text/javascript; charset=utf-8",
	"Cache-Control": "public, max-age=31536000, immutable",
};

/** Pages that are the same for all visitors. The artist may see drafts instead. */
export function openKeptPages(site: Site, loadRoutes: () => Promise<Routes>) {
	const { config, database, pages } = site;
	const securityHeaders = Object.entries(listSecurityHeaders(config));
	const readOrigin = ({ headers }: IncomingMessage) =>
		config.publicOrigin ?? `http://${headers.host ?? writeHost(config.host)}`;

	async function render(routes: Routes, path: string, client: IncomingMessage): Promise<Rendered> {
		const origin = readOrigin(client);
		const asked = { request: new Request(origin + path), client, isForAll: true };
		const { hydration, ...rendered } = await answerRequest(site, routes, asked);
		addSecurityHeaders(rendered.response);
		if (!hydration) return rendered;
		const response = new Response(hydration.text, { headers: scriptHeaders });
		addSecurityHeaders(response);
		return { ...rendered, script: { key: origin + hydration.address, response } };
	}

	function addSecurityHeaders({ headers }: Response): void {
		for (const [name, value] of securityHeaders) {
			if (!headers.has(name)) headers.set(name, value);
		}
	}

	return {
		async find(request: IncomingMessage): Promise<Page | undefined> {
			const page = pages.find(readOrigin(request) + request.url);
			if (!page || page.version === null) return page;
			return (await showsDrafts(database.db, request)) ? undefined : page;
		},
		/** @returns undefined if the answer may differ between visitors */
		async make(request: IncomingMessage): Promise<Page | undefined> {
			if (isAmbiguousPath(readPath(request))) return undefined;
			const routes = await loadRoutes();
			const origin = readOrigin(request);
			const make = (path: string) => pages.make(origin + path, () => render(routes, path, request));
			const address = origin + request.url;
			const hydrated = readHydratedPage(request.url ?? "/");
			if (hydrated !== null && (await routes.findKey(hydrated)) === hydrated) {
				const page = pages.find(origin + hydrated);
				// Scripts of other hashes are former or made up: rendering would not bring them.
				if (!page || page.scriptKey === address) await make(hydrated);
				const script = pages.find(address);
				if (script) return script;
			}
			if (await showsDrafts(database.db, request)) return undefined;
			const path = await routes.findKey(request.url ?? "/");
			if (path === null) return undefined;
			const page = pages.find(origin + path) ?? (await make(path));
			// The router's own redirect, in its data, cannot be given the query any more.
			return page.status === 202 && path !== request.url ? undefined : page;
		},
	};
}
