import type { IncomingMessage } from "node:http";
import { documentBodyLimit, formBodyLimit, textBodyLimit, tooLarge } from "../body.server.ts";
import type { Config } from "../config.server.ts";
import { Refusal } from "../refusal.server.ts";
import { isLocalHost } from "./addresses.server.ts";

const megabyte = 1024 ** 2;

const bodyLimits: [RegExp, number][] = [
	[/^\/consultation(\.data)?$/, formBodyLimit],
	[/^\/request\/[0-9a-f]{64}(\.data)?$/, formBodyLimit],
	[/^\/admin\/(site|articles|photos\/collections)\/[\w/-]+(\.data)?$/, documentBodyLimit],
	[/^\/api\/uploads(\/|$)/, 101 * megabyte],
	[/^\/admin\/photos\/uploads(\/|$)/, 21 * megabyte],
];

export function readPath(request: Pick<IncomingMessage, "url">): string {
	return request.url?.split("?")[0] || "/";
}

/** Rejects paths that file systems or proxies might normalize differently. */
export function isAmbiguousPath(path: string): boolean {
	if (path.length > 2048 || /\/\/|\\|\/\.{1,2}(\/|$)/.test(path)) return true;
	if (/%(00|23|2e|2f|3f|5c)/i.test(path)) return true;
	try {
		return /[\p{Cc}]/u.test(decodeURIComponent(path));
	} catch {
		return true;
	}
}

export function checkHead(request: IncomingMessage, config: Config): Refusal | undefined {
	const unusable = checkHost(request, config);
	if (unusable) return unusable;
	const declared = request.headers["content-length"];
	const limit = findBodyLimit(readPath(request));
	if (declared && Number(declared) > limit) return tooLarge(limit);
	if (isWrite(request.method) && isFromAnotherSite(request, config.publicOrigin)) {
		return new Refusal(403, "cross_site", "This can only be sent from the site itself.");
	}
	return undefined;
}

function findBodyLimit(path: string): number {
	return bodyLimits.find(([paths]) => paths.test(path))?.[1] ?? textBodyLimit;
}

/** Prevents Host injection and DNS rebinding where no public origin is configured. */
function checkHost(request: IncomingMessage, { publicOrigin }: Config): Refusal | undefined {
	// Node keeps the first of several in `headers`.
	const isHost = (line: string, index: number) => index % 2 === 0 && /^host$/i.test(line);
	if (request.rawHeaders.filter(isHost).length > 1)
		return new Refusal(400, "many_hosts", "A request must have exactly one Host line.");
	const { host } = request.headers;
	if (publicOrigin || !host || isLocalHost(host, request.socket.localAddress)) return undefined;
	return new Refusal(
		421,
		"unknown_host",
		"This site is not known by that name. If it is yours, start it with PUBLIC_ORIGIN set to the address that visitors use, such as https://studio.example.com.",
	);
}

function isWrite(method: string | undefined): boolean {
	return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/** Browsers send Origin or Sec-Fetch-Site with every write; other callers send neither. */
function isFromAnotherSite(request: IncomingMessage, publicOrigin: string | null): boolean {
	const site = request.headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	const { origin, host } = request.headers;
	// Pages whose address is a secret send no referrer, and their forms the origin "null".
	if (origin === undefined || (origin === "null" && site === "same-origin")) return false;
	if (publicOrigin) return origin !== publicOrigin;
	const from = URL.parse(origin);
	if (!from || from.origin !== origin || !/^https?:$/.test(from.protocol)) return true;
	// Parse with the same scheme, to normalize case and default port.
	return URL.parse(`${from.protocol}//${host}`)?.host !== from.host;
}
