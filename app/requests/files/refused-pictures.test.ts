import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../../cleaning/picture/converter.server.ts";
import { openFileStore, type ReferenceFileStore } from "./file-store.server.ts";
import { finalizeUpload } from "./finalize-upload.server.ts";

describe("a picture that the conversion process refuses", () => {
	let folder: string;
	let files: ReferenceFileStore;
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "linework-refused-"));
		files = await openFileStore({ dataDir: folder, s3: null });
	});
	afterAll(async () => {
		await files.close();
		rmSync(folder, { recursive: true });
	});

	const id = "a".repeat(32);
	const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
	const keep = (fault: Fault, start = jpeg) => {
		writeFileSync(files.incomingPath(id), start);
		return finalizeUpload({ ...files, clean: async () => ({ fault }) }, id, "cat.jpg", "a");
	};

	it.each([
		[
			"too_many_pixels",
			413,
			"“cat.jpg” has too many pixels: a picture can have up to 64 megapixels.",
		],
		["too_heavy", 413, expect.stringMatching(/^“cat.jpg” could not be opened.+smaller copy/)],
		["damaged", 415, "“cat.jpg” is damaged and cannot be read. Please send another copy."],
	] as const)("is refused with a true reason: %s", async (fault, status, message) => {
		await expect(keep(fault)).rejects.toMatchObject({ status, message });
		expect(existsSync(files.incomingPath(id))).toBe(false);
	});

	it("gets no advice to convert it if only its size is the problem", async () => {
		const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1");
		await expect(keep("too_heavy", heic)).rejects.toMatchObject({ code: "too_heavy" });
		await expect(keep("damaged", heic)).rejects.toMatchObject({ code: "not_converted" });
	});
});
