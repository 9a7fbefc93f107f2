import { createTransport } from "nodemailer";
import { isThisMachine } from "../server/clients/is-this-machine.ts";

interface Timeouts {
	connectionTimeout: number;
	greetingTimeout: number;
	socketTimeout: number;
}

/** One connection at a time. Close it after use. */
export function openTransport(smtpUrl: string, timeouts: Timeouts) {
	return createTransport({
		...timeouts,
		...requireTls(smtpUrl),
		url: smtpUrl,
		pool: true,
		maxConnections: 1,
		idleTimeout: 10_000,
		// The outbox counts attempts.
		maxRequeues: 0,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** A password must not cross a network in the clear; another option in SMTP_URL wins. */
function requireTls(smtpUrl: string): { requireTLS?: true } {
	const { protocol, username, hostname } = new URL(smtpUrl);
	return protocol === "smtp:" && username && !isThisMachine(hostname) ? { requireTLS: true } : {};
}
