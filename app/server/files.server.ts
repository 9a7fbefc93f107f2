import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { readHash } from "../images/picture-file.ts";
import type { FileAnswer, FileRequest } from "../storage/storage.server.ts";
import { acceptsEncoding } from "./accepts-encoding.server.ts";

export interface FileFolder {
	/** @param path begins with a slash @returns null if there is no such file */
	answer(path: string, request: FileRequest): Promise<FileAnswer | null>;
	at: string;
	/** Text files have `.br` and `.gz` siblings. */
	precompressed?: boolean;
	/** @returns whether the hash of an address is the file's own, so that it may be kept for a year */
	isCurrent?(path: string, hash: string): Promise<boolean>;
	/** Without this, all files are public. */
	findReaders?(path: string, request: IncomingMessage): Promise<Readers>;
}

export type Readers = "everybody" | "artist" | "nobody";

export type ServeFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

// Also the allowlist of extensions.
export const mediaTypes: Record<string, string> = {
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

// No dot files and no encoding, which rules out path traversal.
const plainPath = /^(\/[a-z0-9_-][a-z0-9._-]*)+$/i;
/** Seconds. */
const day = 24 * 60 * 60;

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
				const { status, headers, body } = found;
				if (folder.precompressed) response.setHeader("Vary", "Accept-Encoding");
				if (status < 300) response.setHeader("Content-Type", type);
				if (status < 300 && encoding) response.setHeader("Content-Encoding", encoding);
				response.writeHead(status, headers);
				// If the client has already left, pipeline does not close the file.
				await pipeline(body, response).catch(() => body.destroy());
				return true;
			}
		}
		return false;
	};
}

async function findFile(request: IncomingMessage, address: string, files: FileFolder) {
	const { answer, at, isCurrent, findReaders } = files;
	const hashed = isCurrent && readHash(address.slice(at.length));
	const path = hashed ? hashed.path : address.slice(at.length);
	const readers = findReaders ? await findReaders(path, request) : "everybody";
	if (readers === "nobody") return null;
	const immutable = hashed ? await isCurrent(path, hashed.hash) : address.startsWith("/assets/");
	const found = await answer(path, request);
	if (!found || found.status >= 400) return found;
	// A former hash gets today's file, which may change.
	const seconds = immutable ? 365 * day : hashed ? 0 : day;
	const lasting = `public, max-age=${seconds}${immutable ? ", immutable" : ""}`;
	const cacheControl = readers === "artist" ? "private, no-store" : lasting;
	return { ...found, headers: { ...found.headers, "Cache-Control": cacheControl } };
}

function listForms(request: IncomingMessage, { precompressed }: FileFolder): [string, string][] {
	const accepted = String(request.headers["accept-encoding"] ?? "");
	const forms: [string, string][] = [];
	if (precompressed && acceptsEncoding(accepted, "br")) forms.push(["br", ".br"]);
	if (precompressed && acceptsEncoding(accepted, "gzip")) forms.push(["gzip", ".gz"]);
	return [...forms, ["", ""]];
}
