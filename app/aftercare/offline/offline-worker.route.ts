import { sharedCacheControl } from "../../server/headers.server.ts";
import worker from "./offline-worker.js?raw";

export const handle = { query: [] };

/** The worker is at the root, because its path limits its scope. */
export function loader(): Response {
	return new Response(worker, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": sharedCacheControl,
		},
	});
}
