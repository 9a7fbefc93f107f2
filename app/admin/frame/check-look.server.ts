import { data } from "react-router";

/**
 * Refuses prefetches: they must not mark as read, and the prefetched page would be shown later without doing so.
 * @returns false for HEAD
 * @throws 503 for a prefetch
 */
export function checkLook(request: Request): boolean {
	if (request.headers.get("Sec-Purpose")?.includes("prefetch")) throw data(null, { status: 503 });
	return request.method === "GET";
}
