import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const timeoutsMs = { unfinishedBodies: 5_000, everything: 9_000 };

export function prepareDraining(server: Server): {
	follow(request: IncomingMessage, response: ServerResponse): void;
	/** @param announced resolves when the server closes; until then each answer is the last one of its connection */
	drain(announced?: Promise<void>): Promise<void>;
} {
	const open = new Map<ServerResponse, IncomingMessage>();
	let stopping = false;
	const follow = (request: IncomingMessage, response: ServerResponse) => {
		if (stopping) response.setHeader("Connection", "close");
		open.set(response, request);
		response.once("close", () => open.delete(response));
	};

	const drain = async (announced?: Promise<void>) => {
		stopping = true;
		for (const response of open.keys()) {
			if (!response.headersSent) response.setHeader("Connection", "close");
		}
		await announced;
		const closed = new Promise<void>((resolve) => server.close(() => resolve()));
		const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
		const gaveUp = new AbortController();
		const steps = async () => {
			await wait(timeoutsMs.unfinishedBodies, undefined, { signal: gaveUp.signal });
			for (const [response, request] of open) sendBack(request, response);
			await wait(timeoutsMs.everything - timeoutsMs.unfinishedBodies, undefined, {
				signal: gaveUp.signal,
			});
			server.closeAllConnections();
		};
		steps().catch(() => {});
		await closed;
		gaveUp.abort();
		clearInterval(closeIdle);
	};
	return { follow, drain };
}

/** Writes to the socket: the handler still owns the response. */
function sendBack(request: IncomingMessage, response: ServerResponse): void {
	if (request.complete) return;
	if (!response.headersSent) {
		request.socket.write(
			"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
		);
	}
	request.socket.destroySoon();
}
