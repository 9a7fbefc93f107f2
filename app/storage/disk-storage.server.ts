import { randomBytes } from "node:crypto";
import { lstat, open, readdir, rm, utimes, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { send } from "@fastify/send";
import { shareProbe } from "../db/share-probe.server.ts";
import type { FileAnswer, FileRequest, OpenFile, Storage, StoredName } from "./storage.server.ts";
import { moveDurably } from "./sync.server.ts";

const readAtOnce = 1024 ** 2;

export function openDiskStorage(dataDir: string): Storage {
	const at = (name: string) => join(dataDir, name);
	return {
		put: (name, path) => moveDurably(path, at(name)),
		has: (name) => isThere(at(name)),
		open: (name) => openFile(at(name)),
		answer: answerFrom(dataDir),
		withPath: (name, use) => use(at(name)),
		async move(from, to) {
			const now = new Date();
			await utimes(at(from), now, now);
			await moveDurably(at(from), at(to));
		},
		remove: (name) => rm(at(name), { force: true }),
		list: (folder) => listFolder(dataDir, folder),
		tryWrite: shareProbe(async () => {
			const probe = at(`incoming/probe-${randomBytes(8).toString("hex")}`);
			try {
				await writeFile(probe, "ready", { flush: true });
			} finally {
				await rm(probe, { force: true });
			}
		}),
		close() {},
	};
}

async function openFile(path: string): Promise<OpenFile | null> {
	const file = await open(path).catch((error) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	if (!file) return null;
	const { size: bytes } = await file.stat();
	return { bytes, chunks: file.createReadStream({ highWaterMark: readAtOnce }) };
}

/** A folder is missing if an older version made the data folder. */
async function listFolder(dataDir: string, folder: string): Promise<StoredName[]> {
	const names = await readdir(join(dataDir, folder)).catch((error) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	const found: StoredName[] = [];
	for (const entry of names) {
		const name = `${folder}/${entry}`;
		const stat = await lstat(join(dataDir, name)).catch(() => null);
		if (stat?.isFile()) found.push({ name, bytes: stat.size, changedAt: stat.mtimeMs });
	}
	return found;
}

/** @returns answers with the files of a folder */
export function answerFrom(folder: string): Storage["answer"] {
	return (name, request) => answerFile(folder, name, request);
}

async function answerFile(
	root: string,
	name: string,
	{ method, headers: asked }: FileRequest,
): Promise<FileAnswer | null> {
	// The library reads nothing else of Node's request.
	const request = { method, headers: asked } as IncomingMessage;
	const found = await send(request, name, {
		root,
		index: false,
		contentType: false,
		cacheControl: false,
	});
	const { statusCode: status, headers, stream, type } = found;
	if (type === "file") return { status, headers, body: stream };
	stream.destroy();
	if (type === "directory" || status === 404) return null;
	// The library's error page would have a body and headers of its own.
	const { "Content-Range": range } = headers;
	return { status, headers: range ? { "Content-Range": range } : {}, body: Readable.from([]) };
}

function isThere(path: string): Promise<boolean> {
	return lstat(path).then(
		() => true,
		() => false,
	);
}
