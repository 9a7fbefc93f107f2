import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { ERRORS, Upload } from "@tus/server";
import type { Bucket } from "../../storage/bucket.server.ts";
import { cut } from "../../storage/read-on.server.ts";
import { StorageOutOfReach } from "../../storage/retry.server.ts";
import type { ReferenceFileStore } from "./file-store.server.ts";
import type { UploadParts } from "./upload-parts.server.ts";

/** As much as a browser sends at once. */
const segmentBytes = 8 * 1024 ** 2;

const infoName = (id: string) => `incoming/${id}.info`;
const segmentName = (id: string, offset: number, bytes: number) =>
	`incoming/${id}/${String(offset).padStart(12, "0")}.${bytes}`;

interface Segment {
	name: string;
	/** Bytes that an earlier segment already has. */
	skip: number;
}

/**
 * In a bucket, `incoming/<id>.info` describes an upload and `incoming/<id>/<offset>.<bytes>` holds what arrived from
 * there on. Any process can continue it, and two processes may write the same bytes: a shorter segment, of a
 * connection that broke, does not replace a longer one.
 */
export function openBucketParts(
	bucket: Bucket,
	files: Pick<ReferenceFileStore, "incomingPath" | "removeIncoming">,
): UploadParts {
	const readSegments = async (id: string) => {
		const segments: Segment[] = [];
		let end = 0;
		for (const { name, bytes } of await bucket.list(`incoming/${id}`)) {
			const offset = Number.parseInt(name.split("/").at(-1) ?? "", 10);
			if (offset > end) break;
			if (offset + bytes <= end) continue;
			segments.push({ name, skip: end - offset });
			end = offset + bytes;
		}
		return { segments, end };
	};

	async function* readWhole(id: string, size: number): AsyncGenerator<Uint8Array> {
		const { segments, end } = await readSegments(id);
		if (end < size) throw new StorageOutOfReach(cut(`incoming/${id}`));
		for (const { name, skip } of segments) {
			const found = await bucket.open(name);
			if (!found) throw ERRORS.FILE_NOT_FOUND;
			let left = skip;
			for await (const chunk of found.chunks) {
				yield chunk.subarray(left);
				left = Math.max(0, left - chunk.length);
			}
		}
	}

	const running = new Set<Promise<number>>();

	async function append(
		source: AsyncIterable<Uint8Array>,
		id: string,
		offset: number,
	): Promise<number> {
		const chunks = source[Symbol.asyncIterator]();
		let end = offset;
		let problem: unknown;
		let isOver = false;
		let putting = Promise.resolve();
		const next = async () => {
			try {
				return await chunks.next();
			} catch (error) {
				problem = error;
				return { done: true, value: undefined } as const;
			}
		};
		try {
			while (!isOver) {
				const path = `${files.incomingPath(id)}.${randomBytes(4).toString("hex")}`;
				const spooled = await spool(path, next);
				isOver = spooled.isOver;
				const before = putting;
				const name = segmentName(id, end, spooled.bytes);
				putting = before
					.then(() => (spooled.bytes > 0 ? bucket.put(name, path) : undefined))
					.finally(() => rm(path, { force: true }));
				putting.catch(() => {});
				end += spooled.bytes;
				// One segment travels while the next one arrives.
				await before;
			}
			await putting;
		} finally {
			await chunks.return?.();
		}
		if (problem) throw problem;
		return end;
	}

	return {
		async create({ id, size, metadata, creation_date }) {
			await bucket.write(infoName(id), JSON.stringify({ size, metadata, creation_date }));
		},
		async find(id) {
			const info = await bucket.read(infoName(id));
			if (info === null) throw ERRORS.FILE_NOT_FOUND;
			return new Upload({ ...JSON.parse(info), id, offset: (await readSegments(id)).end });
		},
		append(source, id, offset) {
			const one = append(source, id, offset).finally(() => running.delete(one));
			running.add(one);
			return one;
		},
		async settle() {
			await Promise.allSettled(running);
		},
		fetch: (id, size) =>
			pipeline(readWhole(id, size), createWriteStream(files.incomingPath(id), { mode: 0o600 })),
		async drop(id) {
			await files.removeIncoming(id);
			// First, so that no half of an upload is found.
			await bucket.remove(infoName(id));
			for (const { name } of await bucket.list(`incoming/${id}`)) await bucket.remove(name);
		},
		async list() {
			const found = await bucket.list("incoming");
			return found.map(({ name, changedAt }) => ({
				id: name.split("/")[1]?.replace(/\..*$/, "") ?? "",
				changedAt,
			}));
		},
	};
}

async function spool(path: string, next: () => Promise<IteratorResult<Uint8Array, unknown>>) {
	const file = await open(path, "wx", 0o600);
	let bytes = 0;
	try {
		while (bytes < segmentBytes) {
			const chunk = await next();
			if (chunk.done) return { bytes, isOver: true };
			await file.appendFile(chunk.value);
			bytes += chunk.value.byteLength;
		}
		return { bytes, isOver: false };
	} catch (error) {
		await rm(path, { force: true });
		throw error;
	} finally {
		await file.close();
	}
}
