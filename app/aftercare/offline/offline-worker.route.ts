import worker from "./offline-worker.js?raw";

/** At the root, because the path limits a worker's scope. */
export function loader(): Response {
	return new Response(worker, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": "no-cache",
		},
	});
}
