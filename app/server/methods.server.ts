import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.server.ts";

/** `Request` rejects some methods, such as TRACE. */
export function checkMethod(request: IncomingMessage): Refusal | undefined {
	const known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
	return known.includes(request.method ?? "") ? undefined : notAllowed(["GET", "HEAD", "POST"]);
}

export function notAllowed(methods: string[]): Refusal {
	return new Refusal(405, "method_not_allowed", "This address does not accept that method.", {
		headers: { Allow: listMethods(methods) },
	});
}

export function listMethods(methods: string[]): string {
	return [...methods, "OPTIONS"].join(", ");
}
