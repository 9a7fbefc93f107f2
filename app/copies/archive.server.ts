import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { createTarPacker } from "modern-tar";

const readAtOnce = 1024 ** 2;

export interface Archive {
	readable: ReadableStream<Uint8Array>;
	addText(name: string, text: string): Promise<void>;
	/** @returns null when there is no such file */
	addFile(name: string, path: string): Promise<{ bytes: number; sha256: string } | null>;
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
		async addFile(name, path) {
			const file = await open(path).catch((error) => {
				if (error.code === "ENOENT") return null;
				throw error;
			});
			if (!file) return null;
			const hash = createHash("sha256");
			try {
				const { size } = await file.stat();
				const entry = begin(name, size);
				for await (const chunk of file.createReadStream({ highWaterMark: readAtOnce })) {
					hash.update(chunk);
					await entry.write(chunk);
				}
				await entry.close();
				return { bytes: size, sha256: hash.digest("hex") };
			} finally {
				await file.close();
			}
		},
	};
}
