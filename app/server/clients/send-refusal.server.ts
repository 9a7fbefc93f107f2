import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "../refusal.server.ts";
import { hasBody } from "./slow-clients.server.ts";

export async function sendRefusal(
	request: IncomingMessage,
	response: ServerResponse,
	refusal: Refusal,
): Promise<void> {
	const { status, headers } = refusal.toResponse();
	response.setHeaders(headers);
	response.setHeader("Connection", "close");
	endUnreadBody(request, response);
	const { code, message } = refusal;
	const isForm = request.headers.accept?.includes("text/html");
	if (isForm) response.setHeader("Content-Type", "text/plain; charset=utf-8");
	response.writeHead(status).end(isForm ? message : JSON.stringify({ code, message }));
}

/** Reads on for a second: closing with unread bytes resets the connection and may lose the answer. */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	if (!hasBody(request)) return;
	// Must run before Node's own listener, which closes immediately on `Connection: close`.
	response.prependOnceListener("finish", () => {
		if (request.complete) return;
		const { socket } = request;
		let closing = false;
		socket.destroySoon = () => {
			closing = true;
			socket.end();
		};
		request.resume();
		setTimeout(() => {
			Reflect.deleteProperty(socket, "destroySoon");
			if (closing || !request.complete) socket.destroy();
		}, 1_000).unref();
	});
}
