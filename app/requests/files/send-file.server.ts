import { Readable } from "node:stream";
import { Refusal } from "../../server/refusal.server.ts";
import type { Storage } from "../../storage/storage.server.ts";

/** Whatever the bytes are: they run nothing, load nothing and are kept nowhere. */
export const privateFile = {
	"Cache-Control": "private, no-store",
	"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	"X-Content-Type-Options": "nosniff",
};

export function missingFile(): Refusal {
	return new Refusal(404, "file_missing", "This file isn’t here, or it has been erased.");
}

/** With ranges, so that a video seeks and a download resumes. */
export async function sendFile(
	request: Request,
	storage: Storage,
	name: string,
	headers: Record<string, string>,
): Promise<Response> {
	const { method } = request;
	const found = await storage.answer(name, {
		method,
		headers: Object.fromEntries(request.headers),
	});
	if (!found) throw missingFile();
	const { status, headers: own, body } = found;
	const isSent = status === 200 || status === 206;
	const hasBody = isSent && method !== "HEAD";
	if (!hasBody) body.destroy();
	return new Response(hasBody ? (Readable.toWeb(body) as BodyInit) : null, {
		status,
		headers: { ...(own as Record<string, string>), ...(isSent && headers), ...privateFile },
	});
}
