import { isSecureOrigin } from "../server/clients/is-this-machine.ts";
import type { Config } from "../server/config.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { readOrigin } from "../server/site.server.ts";

/**
 * @returns whether the browser keeps the session's cookie: over HTTPS, and on its own machine. There alone it sends
 * `Sec-Fetch-Site`, which also tells of a proxy with HTTPS while PUBLIC_ORIGIN is not set.
 */
export function keepsSession(request: Request, config: Pick<Config, "publicOrigin">): boolean {
	return isSecureOrigin(readOrigin(request, config)) || request.headers.has("Sec-Fetch-Site");
}

/** Call it before anything is used up. @throws Refusal 403 */
export function requireKeptSession(request: Request, config: Pick<Config, "publicOrigin">): void {
	if (keepsSession(request, config)) return;
	throw new Refusal(403, "https_needed", "Browsers sign in only over HTTPS or at localhost.");
}
