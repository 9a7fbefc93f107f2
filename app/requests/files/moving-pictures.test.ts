import { rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGif } from "../../../test/media.ts";
import { openFileStore, type ReferenceFileStore } from "./file-store.server.ts";
import { finalizeUpload } from "./finalize-upload.server.ts";

describe("an animated picture", () => {
	let folder: string;
	let files: ReferenceFileStore;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "linework-gif-"));
		files = await openFileStore({ dataDir: folder, s3: null });
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	const keep = (bytes: Uint8Array) => {
		const id = "a".repeat(32);
		writeFileSync(files.incomingPath(id), bytes);
		return finalizeUpload(files, id, "a.gif", "a");
	};

	it("is accepted with many frames of ordinary size", async () => {
		expect(await keep(await makeGif(8, 8, 50))).toMatchObject({ media_type: "image/gif" });
		expect(await keep(await makeGif(1000, 1000, 100))).toMatchObject({ media_type: "image/gif" });
	});

	it("is measured by its logical screen, not its first frame", async () => {
		await expect(keep(await makeGif(30_000, 30_000))).rejects.toMatchObject({
			status: 413,
			code: "too_many_pixels",
		});
	});

	it("is refused if all frames together have too many pixels", async () => {
		await expect(keep(await makeGif(4000, 4000, 50))).rejects.toMatchObject({
			status: 413,
			code: "too_many_frames",
			message: expect.stringContaining("a.gif"),
		});
	});
});
