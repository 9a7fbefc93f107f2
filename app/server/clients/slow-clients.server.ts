import type { IncomingMessage, Server, ServerResponse } from "node:http";

const slowest = { leastBytes: 10 * 1024 * 60, windowMs: 60_000 };

/** `requestTimeout` is off: `endSlowBodies` limits the rate of a body, not its duration. */
export const serverTimeouts = {
	headersTimeout: 20_000,
	requestTimeout: 0,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 5_000,
	maxHeaderSize: 16 * 1024,
};

export function endSlowBodies(server: Server, { leastBytes, windowMs } = slowest): void {
	server.prependListener("request", (request: IncomingMessage) => {
		if (!hasBody(request)) return;
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

export function endSlowReaders(server: Server, windowMs = slowest.windowMs): void {
	server.timeout = windowMs;
	server.prependListener("request", (_request, response: ServerResponse) => {
		response.on("timeout", endIfUnread);
	});
}

/** Without buffered output the client is not the slow side. */
function endIfUnread(this: ServerResponse): void {
	if (this.socket?.writableLength) this.destroy();
}

/** Most requests have none and need no watch. */
export function hasBody({ headers }: IncomingMessage): boolean {
	return "content-length" in headers || "transfer-encoding" in headers;
}
