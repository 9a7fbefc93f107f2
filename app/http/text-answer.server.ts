import { createHash } from "node:crypto";

/** Answers with a short text that is made anew for each request and seldom changes. */
export function answerText(request: Request, text: string, type: string): Response {
	const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
	const headers = new Headers({
		"Cache-Control": "public, max-age=3600",
		"Content-Type": `${type}; charset=utf-8`,
		ETag: etag,
	});
	const known = request.headers.get("If-None-Match")?.includes(etag);
	return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
