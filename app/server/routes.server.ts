import { LRUCache } from "lru-cache";
import {
	createRequestHandler,
	matchRoutes,
	type RouteObject,
	RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { guardRoutes } from "./guard-routes.server.ts";
import { sharedCacheControl } from "./headers.server.ts";
import { passedOnFields } from "./pages/passed-on-fields.server.ts";
import { writePlainPage } from "./pages/plain-page.server.ts";
import type { Visit, visitContext as VisitContext } from "./site.server.ts";

/** The `handle` of routes. */
interface RouteHandle {
	/** Fields of the query that the answer depends on. A route without a page is kept only if it names them. */
	query?: readonly string[] | "all";
	/** Further fields, whose value does not count. */
	flags?: readonly string[];
	/** Further fields, which name a piece. All names that no piece has count as the same. */
	pieces?: readonly string[];
	/** Answers of this route and of those below it differ between callers, so no cache may keep them. */
	isPrivate?: boolean;
}

type Routed = NonNullable<ServerBuild["routes"][string]>;

export interface Routes {
	/**
	 * Finds the key of the page cache: path and query as far as the answer depends on them, in one spelling. A request
	 * for the key gets the same answer as the original; only a redirect carries the query on.
	 * @returns null if the answer may differ between visitors, or is not worth keeping
	 */
	findKey(target: string): Promise<string | null>;
	findMethods(path: string): string[] | null;
	/** Runs the route, because only it knows about 404 and 301. @returns null for a 404 */
	findEnd(url: URL, visit: Visit): Promise<string | null>;
	/** The request's origin must have been checked. */
	answer(request: Request, visit: Visit): Promise<Response>;
}

export function stripDataSuffix(path: string): string {
	return path.replace(/\/_root\.data$/, "/").replace(/(?:\/_)?\.data$/, "");
}

/** @returns the path in lower case and without a slash at the end; other spellings redirect to it */
export function findCanonicalPath(path: string): string {
	if (stripDataSuffix(path) !== path) return path;
	return encodeURI(decodeURIComponent(path).toLowerCase()).replace(/(?<=.)\/$/, "");
}

export function createRoutes(
	build: ServerBuild,
	{ dev, isPiece }: { dev: boolean; isPiece(name: string): Promise<boolean> },
): Routes {
	// Contexts compare by identity, and the build has its own copy of the module.
	const { visitContext } = build.entry.module as unknown as { visitContext: typeof VisitContext };
	// An answer needs its route several times.
	const ids = new LRUCache<string, string>({
		maxSize: 100_000,
		sizeCalculation: (_, path) => path.length,
		memoMethod: (path) => {
			const plain = stripDataSuffix(path);
			return matchRoutes(findSection(plain).tree, plain)?.at(-1)?.route.id ?? "";
		},
	});
	const findRoute = (path: string): Routed | undefined => build.routes[ids.memo(path)];
	const isPrivate = (route: Routed) =>
		listAbove(build, route).some((one) => readHandle(one).isPrivate);
	const isPage = (request: Request) =>
		Boolean(findRoute(new URL(request.url).pathname)?.module.default);
	const guarded = { ...build, routes: guardRoutes(build.routes, visitContext, isPage) };
	const findSection = divide(guarded, (section) => ({
		tree: listChildren(section, undefined),
		handle: createRequestHandler(section, dev ? "development" : "production"),
	}));
	return {
		async findKey(target) {
			const { pathname, searchParams } = new URL(target, "http://site");
			const plain = stripDataSuffix(pathname);
			const isData = plain !== pathname;
			const route = findRoute(pathname);
			if (!route || route.path === "*") return isData ? "/missing.data" : "/missing";
			const handle = readHandle(route);
			if (!handle.query || isPrivate(route)) return null;
			const path = findCanonicalPath(plain || "/");
			// All other spellings share one redirect.
			if (!isData && path !== pathname) return `${path}/`;
			const own = readOwnFields(searchParams, handle);
			if (!own) return null;
			for (const name of handle.pieces ?? []) {
				const piece = own.get(name);
				if (piece && !(await isPiece(piece))) own.set(name, "gone");
			}
			const asked = isData && searchParams.get("_routes");
			if (asked) {
				const known = listAbove(build, route).filter(({ id }) => asked.split(",").includes(id));
				if (known.length === 0) return null;
				own.set("_routes", known.map(({ id }) => id).join());
			}
			const key = isData ? `${path === "/" ? "/_" : path}.data` : path;
			return own.size > 0 ? `${key}?${own}` : key;
		},
		findMethods(path) {
			const route = findRoute(path);
			if (!route || route.path === "*") return null;
			const { loader, action, default: page } = route.module;
			if (!page && stripDataSuffix(path) !== path) return [];
			return [...(loader || page ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])];
		},
		async findEnd(url, visit) {
			const there = url.pathname + url.search;
			if (!findRoute(url.pathname)?.module.default) return there;
			const { status, headers, body } = await this.answer(new Request(url), visit);
			await body?.cancel();
			if (status === 404) return null;
			return (status === 301 && headers.get("Location")) || there;
		},
		async answer(request, visit) {
			const context = new RouterContextProvider();
			context.set(visitContext.key, visit);
			const section = findSection(stripDataSuffix(new URL(request.url).pathname));
			const answered = await section.handle(request, context);
			const response =
				isRouterFallback(answered) && visit.unexpected
					? await writePlainPage(visit.content, visit.unexpected.reference)
					: answered;
			const { headers, status } = response;
			// React Router drops the headers of responses thrown in middleware.
			for (const [name, value] of Object.entries(visit.failureHeaders ?? {})) {
				headers.set(name, value);
			}
			const isRead = request.method === "GET" || request.method === "HEAD";
			const isSame = isRead && (await this.findKey(request.url)) !== null && !visit.unexpected;
			if (!headers.has("Cache-Control")) {
				headers.set("Cache-Control", isSame ? sharedCacheControl : "private, no-store");
			}
			// Tells an open tab that its frame is out of date.
			if (isRead && isPage(request)) {
				const version = (visit.showsDrafts ? "drafts-" : "") + visit.content.readVersion();
				headers.set("Server-Timing", `content;desc="${version}"`);
			}
			const isPublic = headers.get("Cache-Control")?.startsWith("public");
			visit.lasting = (status === 200 && isPublic) || status === 301 || status === 404;
			// The page may have set a cacheable header before it failed.
			if (status >= 400) headers.set("Cache-Control", "no-store");
			return response;
		},
	};
}

function readHandle({ module }: Routed): RouteHandle {
	return { query: module.default && [], ...(module.handle as RouteHandle | undefined) };
}

/** @returns the fields that count, sorted; null if one appears twice, which no link of the site does */
function readOwnFields(
	search: URLSearchParams,
	{ query = [], flags = [], pieces = [] }: RouteHandle,
): URLSearchParams | null {
	const isOwn = (name: string) =>
		query === "all"
			? name !== "_routes" && !passedOnFields.has(name)
			: [...query, ...flags, ...pieces].includes(name);
	const own = new URLSearchParams();
	for (const [name, value] of search) {
		if (!isOwn(name)) continue;
		if (own.has(name)) return null;
		own.set(name, flags.includes(name) ? "" : value);
	}
	own.sort();
	return own;
}

function listChildren(build: ServerBuild, parentId: string | undefined): RouteObject[] {
	return Object.values(build.routes)
		.filter((route) => route?.parentId === parentId)
		.map((route) => {
			const { id, path, index } = route as { id: string; path?: string; index?: boolean };
			return index
				? { id, path, index: true as const }
				: { id, path, children: listChildren(build, id) };
		});
}

/** Includes the route itself. */
function listAbove(build: ServerBuild, route: Routed): Routed[] {
	const parent = build.routes[route.parentId ?? ""];
	return parent ? [route, ...listAbove(build, parent)] : [route];
}

/**
 * React Router compiles all its routes for each request. A section of the build has only those that a path may match by
 * its first segment.
 */
function divide<T>(
	build: ServerBuild,
	createSection: (section: ServerBuild) => T,
): (path: string) => T {
	/** By the route's id. Null if any path may match it. */
	const firstSegments = new Map<string, string | null>();
	for (const route of Object.values(build.routes)) {
		const above = route && listAbove(build, route).findLast(({ path }) => path);
		const [first = ""] = above?.path?.toLowerCase().split("/") ?? [];
		if (route) firstSegments.set(route.id, /^$|[:*?]/.test(first) ? null : first);
	}
	const createFor = (name: string | null) => {
		const isInside = (id: string) => [name, null].includes(firstSegments.get(id) ?? null);
		const keep = <R>(routes: Record<string, R>) =>
			Object.fromEntries(Object.entries(routes).filter(([id]) => isInside(id)));
		const assets = { ...build.assets, routes: keep(build.assets.routes) };
		return createSection({ ...build, routes: keep(build.routes), assets });
	};
	const names = new Set(firstSegments.values());
	const sections = new Map([...names].map((name) => [name, createFor(name)]));
	const whole = createSection(build);
	return (path) => {
		const first = path.split("/")[1]?.toLowerCase() ?? "";
		// An encoded first part may stand for any section.
		return first.includes("%") ? whole : (sections.get(first) ?? sections.get(null) ?? whole);
	};
}

function isRouterFallback({ status, headers }: Response): boolean {
	return (
		status >= 500 &&
		!headers.has("X-Remix-Response") &&
		!/html|json/.test(headers.get("Content-Type") ?? "")
	);
}
