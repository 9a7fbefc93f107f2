import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

interface ListedRoute {
	path: string;
	file: string;
	/** The layouts around it, from the outside. */
	frames: string[];
}

/** All that have an address. */
export const listedRoutes = listRoutes(routes, []);

function listRoutes(entries: RouteConfigEntry[], frames: string[]): ListedRoute[] {
	return entries.flatMap(({ path, file, children }) => [
		...(path ? [{ path, file, frames }] : []),
		...listRoutes(children ?? [], [...frames, file]),
	]);
}

/** Of routes within this layout. */
export function listPathsIn(frame: string): string[] {
	return listedRoutes.filter(({ frames }) => frames.includes(frame)).map(({ path }) => path);
}
