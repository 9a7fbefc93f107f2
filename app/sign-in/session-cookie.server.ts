const sessionName = "__Host-session";
const deviceName = "__Host-known-device";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
const day = 24 * 60 * 60;

export function writeSessionCookie(token: string): string {
	return `${sessionName}=${token}; ${attributes}; Max-Age=${60 * day}`;
}

export function clearSessionCookie(): string {
	return `${sessionName}=; ${attributes}; Max-Age=0`;
}

type Head = Pick<Request, "method" | "headers">;

export function readSessionCookie(request: Head): string | null {
	return readCookie(request, sessionName);
}

/** Browsers keep a cookie for 400 days at most. */
export function writeDeviceCookie(token: string): string {
	return `${deviceName}=${token}; ${attributes}; Max-Age=${400 * day}`;
}

export function readDeviceCookie(request: Request): string | null {
	return readCookie(request, deviceName);
}

/** A write without `Origin` and `Sec-Fetch-Site` comes from no browser, and has no session's rights. */
function readCookie({ method, headers }: Head, name: string): string | null {
	const isRead = method === "GET" || method === "HEAD";
	if (!isRead && !headers.has("Origin") && !headers.has("Sec-Fetch-Site")) return null;
	const found = headers
		.get("Cookie")
		?.split(/;\s*/)
		.find((one) => one.startsWith(`${name}=`));
	return found?.slice(name.length + 1) || null;
}
