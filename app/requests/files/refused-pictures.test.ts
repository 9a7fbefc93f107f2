import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGif } from "../../../test/media.ts";
import type { Fault } from "../../cleaning/picture/converter.server.ts";
import { openFileStore, type ReferenceFileStore } from "./file-store.server.ts";
import { finalizeUpload } from "./finalize-upload.server.ts";

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
const keep = (name: string, bytes: Uint8Array, changes: Partial<ReferenceFileStore> = {}) => {
	writeFileSync(files.incomingPath(id), bytes);
	return finalizeUpload({ ...files, ...changes }, id, name, "a");
};

describe("a picture that the conversion process refuses", () => {
	const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
	const keepWith = (fault: Fault, start = jpeg) =>
		keep("cat.jpg", start, { clean: async () => ({ fault }) });

	it.each([
		[
			"too_many_pixels",
			413,
			"“cat.jpg” has too many pixels: a picture can have up to 64 megapixels.",
		],
		["too_heavy", 413, expect.stringMatching(/^“cat.jpg” could not be opened.+smaller copy/)],
		["damaged", 415, "“cat.jpg” is damaged and cannot be read. Please send another copy."],
	] as const)("is refused with a true reason: %s", async (fault, status, message) => {
		await expect(keepWith(fault)).rejects.toMatchObject({ status, message });
		expect(existsSync(files.incomingPath(id))).toBe(false);
	});

	it("gets no advice to convert it if only its size is the problem", async () => {
		const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1");
		await expect(keepWith("too_heavy", heic)).rejects.toMatchObject({ code: "too_heavy" });
		await expect(keepWith("damaged", heic)).rejects.toMatchObject({ code: "not_converted" });
	});
});

describe("an animated picture", () => {
	const keepGif = async (...size: Parameters<typeof makeGif>) =>
		keep("a.gif", await makeGif(...size));

	it("is accepted with many frames of ordinary size", async () => {
		expect(await keepGif(8, 8, 50)).toMatchObject({ media_type: "image/gif" });
		expect(await keepGif(1000, 1000, 100)).toMatchObject({ media_type: "image/gif" });
	});

	it("is measured by its logical screen, not its first frame", async () => {
		const code = "too_many_pixels";
		await expect(keepGif(30_000, 30_000)).rejects.toMatchObject({ status: 413, code });
	});

	it("is refused if all frames together have too many pixels", async () => {
		const message = expect.stringContaining("a.gif");
		const refusal = { status: 413, code: "too_many_frames", message };
		await expect(keepGif(4000, 4000, 50)).rejects.toMatchObject(refusal);
	});
});
