import { createHash } from "node:crypto";
import { createTarPacker } from "modern-tar";
import type { OpenFile } from "../storage/storage.server.ts";

export interface Archive {
	readable: ReadableStream<Uint8Array>;
	addText(name: string, text: string): Promise<void>;
	/** @returns whether all of it could be read, too; zeros stand for what could not */
	addFile(
		name: string,
		file: OpenFile,
	): Promise<{ bytes: number; sha256: string; isWhole: boolean }>;
	end(): void;
	fail(error: unknown): void;
}

const zeros = Buffer.alloc(64 * 1024);

/** Entries are added one after the other, as fast as the archive is read. */
export function createArchive(): Archive {
	const { readable, controller } = createTarPacker();
	const begin = (name: string, size: number) =>
		controller.add({ name, size, mode: 0o600 }).getWriter();
	return {
		readable,
		end: () => controller.finalize(),
		fail: (error) => controller.error(error),
		async addText(name, text) {
			const bytes = Buffer.from(text);
			const entry = begin(name, bytes.length);
			await entry.write(bytes);
			await entry.close();
		},
		async addFile(name, { bytes, chunks }) {
			const hash = createHash("sha256");
			const entry = begin(name, bytes);
			let rest = bytes;
			let isWhole = true;
			const write = async (chunk: Uint8Array) => {
				hash.update(chunk);
				rest -= chunk.byteLength;
				await entry.write(chunk);
			};
			try {
				for await (const chunk of chunks) await write(chunk);
			} catch (error) {
				// A part of the disk that cannot be read must not end the copy of all the rest.
				if ((error as NodeJS.ErrnoException).code !== "EIO") throw error;
				isWhole = false;
				while (rest > 0) await write(zeros.subarray(0, Math.min(rest, zeros.length)));
			}
			await entry.close();
			return { bytes, sha256: hash.digest("hex"), isWhole };
		},
	};
}
