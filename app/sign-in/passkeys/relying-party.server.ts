import { isIP } from "node:net";
import type { Config } from "../../server/config.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { readOrigin } from "../../server/site.server.ts";

export interface RelyingParty {
	/** Passkeys are bound to this host name. */
	id: string;
	origin: string;
}

/** @returns null where browsers offer no passkeys: at an IP address, and without HTTPS */
export function findRelyingParty(
	request: Request,
	config: Pick<Config, "publicOrigin">,
): RelyingParty | null {
	const origin = readOrigin(request, config);
	const { protocol, hostname } = new URL(origin);
	const isNamed = !isIP(hostname) && !hostname.startsWith("[");
	const isOffered = hostname === "localhost" || (protocol === "https:" && isNamed);
	return isOffered ? { id: hostname, origin } : null;
}

export function requireRelyingParty(
	request: Request,
	config: Pick<Config, "publicOrigin">,
): RelyingParty {
	const party = findRelyingParty(request, config);
	if (party) return party;
	throw new Refusal(
		422,
		"no_passkeys_here",
		"Passkeys need HTTPS and a domain name, or localhost.",
	);
}
