import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Config } from "../config.server.ts";
import { listSecurityHeaders } from "../headers.server.ts";
import { checkHead } from "./request-checks.server.ts";

/** Node's built-in answers lack the security headers. */
export function answerEarly(server: Server, config: Config): void {
	server.on("checkContinue", (request: IncomingMessage, response) => {
		if (!checkHead(request, config)) response.writeContinue();
		server.emit("request", request, response);
	});
	server.on("checkExpectation", (_request, response) => {
		response.writeHead(417, { ...listSecurityHeaders(config), Connection: "close" }).end();
	});
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
		if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
		const status = statuses[error.code ?? ""] ?? "400 Bad Request";
		const headers = Object.entries({ ...listSecurityHeaders(config), Connection: "close" });
		const lines = headers.map(([name, value]) => `${name}: ${value}`);
		socket.end([`HTTP/1.1 ${status}`, ...lines, "Content-Length: 0", "", ""].join("\r\n"));
	});
}

const statuses: Record<string, string> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
