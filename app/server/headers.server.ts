import { createHash } from "node:crypto";
import type { Config } from "./config.server.ts";

/**
 * For answers that are the same for every visitor: browsers ask each time, and a CDN keeps them for a minute. Without
 * `must-revalidate`, browsers would serve stale pages too.
 */
export const sharedCacheControl =
	"public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate";

const features = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

export function listSecurityHeaders(config: Config): Record<string, string> {
	const headers: Record<string, string> = {
		"Content-Security-Policy": writePolicy({ scripts: [], styles: [] }, { dev: false }),
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
		"Referrer-Policy": "same-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	};
	if (config.publicOrigin?.startsWith("https:")) {
		headers["Strict-Transport-Security"] = "max-age=63072000";
	}
	return headers;
}

/** Hashes rather than nonces, so that pages can be cached with this header. */
export function writePolicy(
	inline: { scripts: string[]; styles: string[] },
	options: { dev: boolean },
): string {
	const styles = options.dev ? ["'unsafe-inline'"] : hashAll(inline.styles);
	const connect = options.dev ? "'self' ws:" : "'self'";
	return [
		"default-src 'none'",
		["script-src 'self'", ...hashAll(inline.scripts)].join(" "),
		["style-src 'self'", ...styles].join(" "),
		"img-src 'self' data: blob:",
		"media-src 'self' blob:",
		"font-src 'self'",
		`connect-src ${connect}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

export function hashAll(texts: string[]): string[] {
	return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
