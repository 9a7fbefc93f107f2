import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { send } from "@fastify/send";

export interface FileFolder {
	/** Absolute path. */
	folder: string;
	/** Path under which it is served, with a leading slash and without a trailing one. */
	at: string;
	/** Text files have compressed neighbours that end in `.br` and `.gz`. */
	precompressed?: boolean;
}

/** Answers the request if it asks for a file. @returns false if it does not, and nothing was written */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** A file with another ending is not served. */
const mediaTypes: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

/** No part is hidden or encoded, so that no path leads out of a folder. */
const plainPath = /^(\/[a-z0-9_-][a-z0-9._-]*)+$/i;
const day = 24 * 60 * 60 * 1000;

/** Streams files from the disk, which may change while the site runs. */
export function createFiles(folders: FileFolder[]): ServeFile {
	return async (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		const path = request.url?.split("?")[0] ?? "";
		const type = mediaTypes[extname(path)];
		if (!type || !plainPath.test(path)) return false;
		for (const folder of folders.filter(({ at }) => path.startsWith(`${at}/`))) {
			for (const [encoding, ending] of listForms(request, folder)) {
				const found = await findFile(request, path + ending, folder);
				if (!found) continue;
				const { statusCode, headers, stream } = found;
				if (folder.precompressed) response.setHeader("Vary", "Accept-Encoding");
				if (statusCode < 300) response.setHeader("Content-Type", type);
				if (statusCode < 300 && encoding) response.setHeader("Content-Encoding", encoding);
				response.writeHead(statusCode, headers);
				// A client may leave in the middle, or before; pipeline alone keeps the file open then.
				await pipeline(stream, response).catch(() => stream.destroy());
				return true;
			}
		}
		return false;
	};
}

async function findFile(request: IncomingMessage, path: string, { folder, at }: FileFolder) {
	const immutable = path.startsWith("/assets/");
	const found = await send(request, path.slice(at.length), {
		root: folder,
		index: false,
		contentType: false,
		immutable,
		maxAge: immutable ? 365 * day : day,
	});
	if (found.type === "directory" || found.statusCode === 404) return null;
	if (found.type === "file") return found;
	// Its page would bring a content policy of its own.
	const { "Content-Range": range } = found.headers;
	return { ...found, headers: range ? { "Content-Range": range } : {}, stream: Readable.from([]) };
}

/** The forms of a file that the client takes, best first: its encoding, and what its name ends in. */
function listForms(request: IncomingMessage, { precompressed }: FileFolder): [string, string][] {
	const accepted = String(request.headers["accept-encoding"] ?? "");
	const forms: [string, string][] = [];
	if (precompressed && accepts(accepted, "br")) forms.push(["br", ".br"]);
	if (precompressed && accepts(accepted, "gzip")) forms.push(["gzip", ".gz"]);
	return [...forms, ["", ""]];
}

function accepts(header: string, encoding: string): boolean {
	return header
		.split(",")
		.map((part) => part.trim().toLowerCase())
		.some((part) => part.split(";")[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));
}
