import { createHash } from "node:crypto";

interface TextAnswer {
	/** Without its charset, which is always the same. */
	type: string;
	/** Asked for again and again, it may be an hour old; a reader that looks for what is new wants it fresh. */
	fresh?: boolean;
}

/** Answers with a text that is made anew for each request and seldom changes, or with 304 to who has it. */
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
	// A compressed answer's tag comes back with W/ before it.
	const known = request.headers.get("If-None-Match")?.includes(etag);
	return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
