import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

interface KnownRoute {
	/** Methods that the route answers, OPTIONS apart. */
	methods: string[];
}

/** What the gate must know of the routes: which paths are theirs and what may be done there. */
export interface RoutesTable {
	/** @param path a page's or a call's path, or that of a page's data. @returns null for an unknown path */
	find(path: string): KnownRoute | null;
}

/** A page's data is fetched under its path with a suffix; its rules are the page's. */
export function stripDataSuffix(path: string): string {
	return path.replace(/\/_root\.data$/, "/").replace(/(?:\/_)?\.data$/, "");
}

export function createRoutesTable(build: ServerBuild): RoutesTable {
	const tree = listChildren(build, undefined);
	return {
		find(path) {
			const matches = matchRoutes(tree, stripDataSuffix(path));
			const id = matches?.at(-1)?.route.id;
			const route = id === undefined ? undefined : build.routes[id];
			if (!route || route.path === "*") return null;
			const { loader, action, default: page } = route.module;
			const methods = [...(loader || page ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])];
			return { methods };
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
