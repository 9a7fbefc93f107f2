import { open } from "node:fs/promises";
import { extname, join } from "node:path";
import { mediaTypes } from "./media-types.ts";

/** Folders and names of pictures; without a dot before the ending no path can lead out of the folder. */
const picturePath = /^(\/[a-z0-9][a-z0-9-]*)+\.(avif|webp|jpg|png)$/;

/**
 * Serves pictures, each read anew from the disk: they are large and many, and may be replaced while the
 * site runs.
 *
 * @param folder absolute path
 * @param at path under which it is served, with a leading slash and without a trailing one
 */
export function createPictureFiles(folder: string, at: string) {
	return async (request: Request): Promise<Response | null> => {
		if (request.method !== "GET" && request.method !== "HEAD") return null;
		const { pathname } = new URL(request.url);
		const path = pathname.startsWith(at) ? pathname.slice(at.length) : "";
		if (!picturePath.test(path)) return null;
		const file = await open(join(folder, path)).catch(() => null);
		if (!file) return null;
		try {
			const { size, mtimeMs } = await file.stat();
			const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
			const headers = {
				"Cache-Control": "public, max-age=86400",
				"Content-Type": mediaTypes[extname(path)] ?? "application/octet-stream",
				ETag: etag,
			};
			if (request.headers.get("If-None-Match")?.includes(etag)) {
				return new Response(null, { status: 304, headers });
			}
			const body = request.method === "HEAD" ? null : new Uint8Array(await file.readFile());
			const length = String(body?.byteLength ?? size);
			return new Response(body, { headers: { ...headers, "Content-Length": length } });
		} finally {
			await file.close();
		}
	};
}
