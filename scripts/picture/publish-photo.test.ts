import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isDemoPiece } from "../../app/publishing/demo/demo-facts.server.ts";
import { PhotoRefused, publishPhoto } from "./publish-photo.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "linework-pictures-"));
	await writeFile(join(folder, "manifest.json"), "{}\n");
});
afterEach(() => rm(folder, { recursive: true }));

const publish = (photo: Buffer) => publishPhoto(photo, { folder, list: "tattoos", ids: [3, 12] });
const readManifest = async () => JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
const listFiles = async () =>
	(await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((path) => !path.endsWith(".json"));

const takePhoto = () =>
	sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#884422" } })
		.jpeg()
		.withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "40/1 35/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.toBuffer();

it("publishes every width upright and without metadata", async () => {
	const { name, id } = await publish(await takePhoto());
	expect(id).toBe(13);
	expect(await readManifest()).toMatchObject({
		[name]: {
			hash: expect.stringMatching(/^[0-9a-f]{8}$/),
			width: 1200,
			height: 1800,
			avif: [320, 480, 600, 720, 960, 1600],
			webp: [480, 960],
		},
	});
	const files = await listFiles();
	expect(files).toHaveLength(8);
	for (const file of files) {
		const { exif, xmp, orientation, width, height } = await sharp(file).metadata();
		expect({ exif, xmp, orientation }).toEqual({});
		expect(height).toBeGreaterThan(width);
	}
});

it("publishes a photo as the owner's, which is not taken off with the demo's", async () => {
	const { name } = await publish(await takePhoto());
	const pictures = await readManifest();
	expect(isDemoPiece({ pictures })({ image: name })).toBe(false);
});

it("publishes the same photo only once", async () => {
	const { name } = await publish(await takePhoto());
	const files = await listFiles();
	expect(await publish(await takePhoto())).toEqual({ name, id: null });
	expect(await listFiles()).toEqual(files);
});

it.each([
	["no picture", () => Buffer.from("words"), /not a picture/],
	["a damaged one", async () => (await takePhoto()).subarray(0, 3_000), /damaged/],
	[
		"a small HEIC",
		() => readFile(join(import.meta.dirname, "../../test/samples/photo.heic")),
		/240 by 300.*at least 600/,
	],
	[
		"a small one",
		async () =>
			sharp(await takePhoto())
				.resize(500)
				.toBuffer(),
		/at least 600/,
	],
])("leaves nothing of %s", async (_, make, sentence) => {
	const refused = publish(await make());
	await expect(refused).rejects.toThrow(PhotoRefused);
	await expect(refused).rejects.toThrow(sentence);
	expect(await listFiles()).toEqual([]);
	expect(await readManifest()).toEqual({});
});
