import { sharedCacheControl } from "../../server/headers.server.ts";
import worker from "./offline-worker.js?raw";

export const handle = { query: [] };

/** At the root, because the path limits a worker's scope. */
export function loader(): Response {
	return new Response(worker, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": sharedCacheControl,
		},
	});
}
