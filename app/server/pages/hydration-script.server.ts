import { sha256 } from "../sha256.server.ts";

/** Makes a page interactive. Not part of its HTML, since only visitors who use the page fetch it. */
export interface HydrationScript {
	/** Names the script's content and its page, which any instance can render again. */
	address: string;
	text: string;
}

/** @param page path and query */
export function createHydrationScript(text: string, page: string): HydrationScript {
	const hash = sha256(text).slice(0, 16);
	const [path, query] = page.split("?");
	const search = query ? `?${query}` : "";
	return { address: `/assets/hydration-${hash}${path === "/" ? "" : path}.js${search}`, text };
}

/** @returns path and query of the script's page; null if it is no such address */
export function readHydratedPage(address: string): string | null {
	const [found, path = "/", search = ""] =
		/^\/assets\/hydration-[\da-f]{16}(\/[^?]*)?\.js(\?.*)?$/.exec(address) ?? [];
	return found ? path + search : null;
}
