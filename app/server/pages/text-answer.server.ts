import { sharedCacheControl } from "../headers.server.ts";

/** @param type media type; the text is UTF-8 */
export function answerText(text: string, type: string): Response {
	return new Response(text, {
		headers: { "Cache-Control": sharedCacheControl, "Content-Type": `${type}; charset=utf-8` },
	});
}
