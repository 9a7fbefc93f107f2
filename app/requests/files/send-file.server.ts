import type { IncomingMessage } from "node:http";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import { send } from "@fastify/send";
import { Refusal } from "../../server/refusal.server.ts";

/** Whatever the bytes are: they run nothing, load nothing and are kept nowhere. */
export const privateFile = {
	"Cache-Control": "private, no-store",
	"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	"X-Content-Type-Options": "nosniff",
};

export function missingFile(): Refusal {
	return new Refusal(404, "file_missing", "This file is not here, or was erased.");
}

/** With ranges, so that a video seeks and a download resumes. */
export async function sendFile(
	request: Request,
	path: string,
	headers: Record<string, string>,
): Promise<Response> {
	const { method } = request;
	// The library reads nothing else of Node's request.
	const asked = { method, headers: Object.fromEntries(request.headers) } as IncomingMessage;
	const found = await send(asked, basename(path), {
		root: dirname(path),
		index: false,
		contentType: false,
		cacheControl: false,
	});
	const { statusCode: status, type, stream } = found;
	if (status === 404) throw missingFile();
	const { "Content-Range": range } = found.headers;
	const isFile = type === "file";
	const own = isFile ? found.headers : { ...(range && { "Content-Range": range }) };
	// The library's error page would have a body and headers of its own.
	if (!isFile || method === "HEAD") stream.destroy();
	return new Response(isFile && method !== "HEAD" ? (Readable.toWeb(stream) as BodyInit) : null, {
		status,
		headers: { ...own, ...(isFile && headers), ...privateFile },
	});
}
