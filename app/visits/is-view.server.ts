import type { IncomingMessage } from "node:http";
import type { Page } from "../server/pages/page-cache.server.ts";
import { isCounted } from "./is-counted.server.ts";

/**
 * @param path without the suffix of the router's data, which it fetches to show a page
 * @returns whether a visitor is shown the page by this answer
 */
export function isView(request: IncomingMessage, path: string, page: Page): boolean {
	if (request.method !== "GET" || page.status !== 200) return false;
	const { headers, url = "" } = request;
	const asked = url.split("?", 1)[0] ?? "";
	const isShown =
		asked === path
			? page.headers["content-type"]?.startsWith("text/html") &&
				(headers["sec-fetch-dest"] ?? "document") === "document"
			: page.headers["content-type"]?.startsWith("text/x-script");
	return Boolean(isShown) && isCounted((name) => headers[name]?.toString());
}
