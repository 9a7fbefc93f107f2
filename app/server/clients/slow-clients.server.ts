import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Bytes that a sender must bring in each window: 10 KB a second on average over a minute. */
const slowest = { leastBytes: 10 * 1024 * 60, windowMs: 60_000 };

/** Limits on waiting for a client; the time for a whole body is not limited, its rate is. */
export const serverTimeouts = {
	headersTimeout: 20_000,
	requestTimeout: 0,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 5_000,
	maxHeaderSize: 16 * 1024,
};

/** Ends requests whose body arrives more slowly than any honest connection sends it. */
export function endSlowBodies(server: Server, { leastBytes, windowMs } = slowest): void {
	server.prependListener("request", (request: IncomingMessage) => {
		if (request.complete) return;
		let seen = request.socket.bytesRead;
		const watch = setInterval(() => {
			if (request.complete || request.destroyed) return clearInterval(watch);
			const { bytesRead } = request.socket;
			if (bytesRead - seen < leastBytes) request.socket.destroy();
			seen = bytesRead;
		}, windowMs);
		watch.unref();
		request.once("close", () => clearInterval(watch));
	});
}

/** Ends the connection when its client reads nothing of the answer for so long. */
export function endSlowReader(response: ServerResponse, windowMs = slowest.windowMs): void {
	response.setTimeout(windowMs, () => {
		// With nothing to be read the time is ours, or that of a body on its way.
		if (response.socket?.writableLength) response.destroy();
	});
}
