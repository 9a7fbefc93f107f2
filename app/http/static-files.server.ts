import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { mediaTypes } from "./media-types.ts";

interface StaticFile {
	body: Buffer;
	/** Smaller forms of the same bytes, by content encoding. */
	encoded: Map<string, Buffer>;
	type: string;
	etag: string;
	cacheControl: string;
}

export interface StaticFolder {
	/** Absolute path of a folder; its compressed neighbours end in `.br` and `.gz`. */
	folder: string;
	/** Path under which it is served, with a leading slash and without a trailing one. */
	at: string;
	/** Names change with content, so that a copy never goes stale. */
	immutable: boolean;
}

/**
 * Serves files from memory. Only what was there at the start can be asked for, by its exact path, so
 * that no path can lead out of the folders.
 */
export function createStaticFiles(folders: StaticFolder[]): (request: Request) => Response | null {
	const files = new Map(folders.flatMap((folder) => [...readFolder(folder)]));
	return (request) => {
		if (request.method !== "GET" && request.method !== "HEAD") return null;
		const file = files.get(new URL(request.url).pathname);
		return file ? serve(file, request) : null;
	};
}

function* readFolder({ folder, at, immutable }: StaticFolder): Generator<[string, StaticFile]> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
	const known = new Set(paths);
	for (const path of paths) {
		const type = mediaTypes[extname(path)];
		const name = relative(folder, path).split(sep).join("/");
		if (!type || name.startsWith(".")) continue;
		const body = readFileSync(path);
		const encoded = new Map<string, Buffer>();
		if (known.has(`${path}.br`)) encoded.set("br", readFileSync(`${path}.br`));
		if (known.has(`${path}.gz`)) encoded.set("gzip", readFileSync(`${path}.gz`));
		const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		const forever = immutable && name.startsWith("assets/");
		const cacheControl = forever ? "public, max-age=31536000, immutable" : "public, max-age=86400";
		yield [`${at}/${name}`, { body, encoded, type, etag, cacheControl }];
	}
}

function serve(file: StaticFile, request: Request): Response {
	const headers = new Headers({
		"Cache-Control": file.cacheControl,
		"Content-Type": file.type,
		ETag: file.etag,
	});
	if (file.encoded.size > 0) headers.set("Vary", "Accept-Encoding");
	if (request.headers.get("If-None-Match")?.includes(file.etag)) {
		return new Response(null, { status: 304, headers });
	}
	const accepted = request.headers.get("Accept-Encoding") ?? "";
	const encoding = ["br", "gzip"].find((e) => file.encoded.has(e) && accepts(accepted, e));
	if (encoding) headers.set("Content-Encoding", encoding);
	const body = (encoding && file.encoded.get(encoding)) || file.body;
	headers.set("Content-Length", String(body.byteLength));
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

function accepts(header: string, encoding: string): boolean {
	return header
		.split(",")
		.map((part) => part.trim().toLowerCase())
		.some((part) => part.split(";")[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));
}
