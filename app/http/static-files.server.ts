import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

interface StaticFile {
	/** The bytes, or where to read them anew for every answer. */
	body: Buffer | string;
	size: number;
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
	/** In memory what every page needs; on disk what is large and many. */
	kept: "in memory" | "on disk";
}

const types: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

export type ServeStatic = (request: Request) => Promise<Response | null>;

/**
 * Serves files as they are. Only what was there at the start can be asked for, by its exact path, so
 * that no path can lead out of the folders.
 */
export function createStaticFiles(folders: StaticFolder[]): ServeStatic {
	const files = new Map(folders.flatMap((folder) => [...readFolder(folder)]));
	return async (request) => {
		if (request.method !== "GET" && request.method !== "HEAD") return null;
		const file = files.get(new URL(request.url).pathname);
		return file ? serve(file, request) : null;
	};
}

function* readFolder({
	folder,
	at,
	immutable,
	kept,
}: StaticFolder): Generator<[string, StaticFile]> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
	const known = new Set(paths);
	for (const path of paths) {
		const type = types[extname(path)];
		const name = relative(folder, path).split(sep).join("/");
		if (!type || name.startsWith(".")) continue;
		const body = readFileSync(path);
		const encoded = new Map<string, Buffer>();
		if (known.has(`${path}.br`)) encoded.set("br", readFileSync(`${path}.br`));
		if (known.has(`${path}.gz`)) encoded.set("gzip", readFileSync(`${path}.gz`));
		const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		const forever = immutable && name.startsWith("assets/");
		const cacheControl = forever ? "public, max-age=31536000, immutable" : "public, max-age=86400";
		yield [
			`${at}/${name}`,
			{
				body: kept === "on disk" ? path : body,
				size: body.byteLength,
				encoded,
				type,
				etag,
				cacheControl,
			},
		];
	}
}

async function serve(file: StaticFile, request: Request): Promise<Response> {
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
	const smaller = encoding && file.encoded.get(encoding);
	headers.set("Content-Length", String(smaller ? smaller.byteLength : file.size));
	if (request.method === "HEAD") return new Response(null, { headers });
	const body = smaller || (typeof file.body === "string" ? await readFile(file.body) : file.body);
	return new Response(new Uint8Array(body), { headers });
}

function accepts(header: string, encoding: string): boolean {
	return header
		.split(",")
		.map((part) => part.trim().toLowerCase())
		.some((part) => part.split(";")[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));
}
