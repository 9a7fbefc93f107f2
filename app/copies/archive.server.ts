import { createHash } from "node:crypto";
import { createTarPacker } from "modern-tar";
import type { OpenFile } from "../storage/storage.server.ts";

export interface Archive {
	readable: ReadableStream<Uint8Array>;
	addText(name: string, text: string): Promise<void>;
	addFile(name: string, file: OpenFile): Promise<{ bytes: number; sha256: string }>;
	end(): void;
	fail(error: unknown): void;
}

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
			for await (const chunk of chunks) {
				hash.update(chunk);
				await entry.write(chunk);
			}
			await entry.close();
			return { bytes, sha256: hash.digest("hex") };
		},
	};
}
