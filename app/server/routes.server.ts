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
	/** Fields of the query that the answer depends on. A route that is no page has to name them to be kept. */
	query?: readonly string[] | "all";
	/** Answers differ between callers, also on the routes below it, so no cache may keep them. */
	isPrivate?: boolean;
}

type Routed = NonNullable<ServerBuild["routes"][string]>;

export interface Routes {
	/** Path and query that the answer depends on; null if it may differ between visitors. */
	findKey(target: string): string | null;
	findMethods(path: string): string[] | null;
	/** Runs the route, because only it knows about 404 and 301. @returns null for a 404 */
	findEnd(url: URL, visit: Visit): Promise<string | null>;
	/** The request's origin must have been checked. */
	answer(request: Request, visit: Visit): Promise<Response>;
}

export function stripDataSuffix(path: string): string {
	return path.replace(/\/_root\.data$/, "/").replace(/(?:\/_)?\.data$/, "");
}

export function createRoutes(build: ServerBuild, dev: boolean): Routes {
	const tree = listChildren(build, undefined);
	// Contexts compare by identity, and the build has its own copy of the module.
	const { visitContext } = build.entry.module as unknown as { visitContext: typeof VisitContext };
	// `matchRoutes` compiles all routes anew, and an answer needs its route several times.
	const ids = new LRUCache<string, string>({
		maxSize: 100_000,
		sizeCalculation: (_, path) => path.length,
		memoMethod: (path) => matchRoutes(tree, stripDataSuffix(path))?.at(-1)?.route.id ?? "",
	});
	const findRoute = (path: string) => build.routes[ids.memo(path)];
	const isPrivate = (route: Routed): boolean => {
		const parent = build.routes[route.parentId ?? ""];
		return Boolean(
			(route.module.handle as RouteHandle)?.isPrivate || (parent && isPrivate(parent)),
		);
	};
	const isPage = (request: Request) =>
		Boolean(findRoute(new URL(request.url).pathname)?.module.default);
	const guarded = { ...build, routes: guardRoutes(build.routes, visitContext, isPage) };
	const handle = createRequestHandler(guarded, dev ? "development" : "production");
	return {
		findKey(target) {
			const { pathname, searchParams } = new URL(target, "http://site");
			const route = findRoute(pathname);
			if (!route || route.path === "*") {
				return stripDataSuffix(pathname) === pathname ? "/missing" : "/missing.data";
			}
			const { default: page, handle } = route.module;
			const { query = page && [] } = (handle ?? {}) as RouteHandle;
			if (!query || isPrivate(route)) return null;
			const isOwn = (name: string) =>
				query === "all" ? !passedOnFields.has(name) : query.includes(name) || name === "_routes";
			const own = new URLSearchParams([...searchParams].filter(([name]) => isOwn(name)));
			return own.size > 0 ? `${pathname}?${own}` : pathname;
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
			const answered = await handle(request, context);
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
			const isSame = isRead && this.findKey(request.url) !== null && !visit.unexpected;
			if (!headers.has("Cache-Control")) {
				headers.set("Cache-Control", isSame ? sharedCacheControl : "private, no-store");
			}
			const isPublic = headers.get("Cache-Control")?.startsWith("public");
			visit.lasting = (status === 200 && isPublic) || status === 301 || status === 404;
			// The page may have set a cacheable header before it failed.
			if (status >= 400) headers.set("Cache-Control", "no-store");
			return response;
		},
	};
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

function isRouterFallback({ status, headers }: Response): boolean {
	return (
		status >= 500 &&
		!headers.has("X-Remix-Response") &&
		!/html|json/.test(headers.get("Content-Type") ?? "")
	);
}
