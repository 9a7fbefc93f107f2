import { data } from "react-router";

/**
 * Browsers prefetch links under the pointer; nobody has read that, and what was fetched would be shown later unmarked.
 * @returns false for HEAD
 * @throws 503 for a prefetch
 */
export function checkLook(request: Request): boolean {
	if (request.headers.get("Sec-Purpose")?.includes("prefetch")) throw data(null, { status: 503 });
	return request.method === "GET";
}
