const name = "__Host-session";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
const maxAge = 60 * 24 * 60 * 60;

export function writeSessionCookie(token: string): string {
	return `${name}=${token}; ${attributes}; Max-Age=${maxAge}`;
}

export function clearSessionCookie(): string {
	return `${name}=; ${attributes}; Max-Age=0`;
}

/** A write without `Origin` and `Sec-Fetch-Site` comes from no browser, and has no session's rights. */
export function readSessionCookie({ method, headers }: Request): string | null {
	const isRead = method === "GET" || method === "HEAD";
	if (!isRead && !headers.has("Origin") && !headers.has("Sec-Fetch-Site")) return null;
	const found = headers
		.get("Cookie")
		?.split(/;\s*/)
		.find((one) => one.startsWith(`${name}=`));
	return found?.slice(name.length + 1) || null;
}
