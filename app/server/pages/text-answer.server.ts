import { createHash } from "node:crypto";

interface TextAnswer {
	type: string;
	fresh?: boolean;
}

export function answerText(
	request: Request,
	text: string,
	{ type, fresh = false }: TextAnswer,
): Response {
	const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
	const headers = {
		"Cache-Control": fresh ? "no-cache" : "public, max-age=3600",
		"Content-Type": `${type}; charset=utf-8`,
		ETag: etag,
	};
	// Compressing proxies turn the tag into a weak one (W/).
	const known = request.headers.get("If-None-Match")?.includes(etag);
	return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
