import worker from "./offline-worker.js?raw";

/** Stands at the root, since a worker's reach is the folder it comes from. */
export function loader(): Response {
	return new Response(worker, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": "no-cache",
		},
	});
}
