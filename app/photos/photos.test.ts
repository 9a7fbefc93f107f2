import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePixelBombs } from "../../scripts/faults/pixel-bombs.ts";
import { signIn } from "../../test/artist.ts";
import { documents } from "../../test/documents.ts";
import { makeVideo } from "../../test/media.ts";
import { sendPart, sendPhoto, takePhoto } from "../../test/photos.ts";
import { openTestSite, stores, type TestSite } from "../../test/site.ts";
import { createUpload, idOf, sendBytes } from "../../test/tus.ts";
import { waitForPhoto } from "../../test/wait-for-photo.ts";
import { commit } from "../db/commit.server.ts";
import { addRevisions } from "../publishing/revisions.server.ts";
import { readStoredFile } from "../storage/read-stored-file.server.ts";
import { namePhoto } from "./photo-name.ts";
import { photoUploadsPath } from "./photo-uploads-path.ts";
import { findPhoto, listPhotos } from "./photos.server.ts";

const root = join(import.meta.dirname, "../..");

describe.each(stores)("the artist's photos on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterAll(() => site.close());

	const add = async (bytes: Uint8Array, name?: string) => {
		const { id, status, text } = await sendPhoto(site, artist, bytes, name);
		expect(status, text).toBe(204);
		return waitForPhoto(site, id);
	};
	const readFolder = async (name: string) =>
		(await site.files.storage.list(name)).map((file) => basename(file.name)).toSorted();
	const listAll = async () => [
		await count(),
		await readFolder("originals"),
		await site.files.listIncoming(),
	];
	const count = async () => (await listPhotos(site.database.db)).length;

	it("are made in all widths, upright, without the camera's metadata", async () => {
		const { id, picture, name } = await add(await takePhoto(), "IMG_1.jpg");
		expect({ ...picture, name }).toMatchObject({
			name: "IMG_1.jpg",
			width: 640,
			height: 800,
			avif: [320, 480, 600, 720],
			webp: [480, 960],
		});
		const files = (await readFolder("pictures")).filter((file) => file.startsWith(id));
		expect(files).toEqual(
			["-320.avif", "-480.avif", "-480.webp", "-600.avif", "-720.avif", "-960.webp"].map(
				(ending) => id + ending,
			),
		);
		for (const path of [...files.map((file) => join("pictures", file)), join("originals", id)]) {
			const bytes = await buffer(await readStoredFile(site.files.storage, path));
			const { exif, orientation, width, height } = await sharp(bytes).metadata();
			expect({ exif, orientation }, path).toEqual({});
			expect(bytes.includes("Camera"), path).toBe(false);
			expect(height, path).toBeGreaterThan(width);
		}
	});

	it.each([
		[
			"PNG",
			async () =>
				sharp(await takePhoto())
					.png()
					.toBuffer(),
			"image/png",
		],
		["HEIC", () => readFileSync(join(root, "test/samples/photo.heic")), "image/jpeg"],
	])("may be %s", async (_, make, media_type) => {
		const { id, status } = await sendPhoto(site, artist, await make());
		expect(status).toBe(204);
		expect(await findPhoto(site.database.db, id)).toMatchObject({ media_type });
	});

	it("are shown to the artist alone until their picture is published", async () => {
		const { id, picture } = await add(await takePhoto(640, 800, "#224488"));
		const { hash } = picture ?? {};
		const paths = [`/pictures/photos/${id}-480.${hash}.avif`, `/pictures/photos/${id}-480.avif`];
		for (const path of paths) {
			expect((await site.call(path)).status, path).toBe(404);
			const own = await site.call(path, { headers: artist });
			expect([own.status, own.headers["cache-control"]]).toEqual([200, "private, no-store"]);
		}
		const image = namePhoto(id);
		const body = { ...documents.pictures, [image]: picture as NonNullable<typeof picture> };
		const about = { ...documents.about, table: { ...documents.about.table, image } };
		await commit(site.database.db, (trx) =>
			addRevisions(trx, [
				{ key: "pictures", body, basedOn: 0 },
				{ key: "about", body: about, basedOn: 0 },
			]),
		);
		await site.content.refresh();
		for (const path of paths) {
			const { status, headers } = await site.call(path);
			expect(status, path).toBe(200);
			const kept = path.includes(String(hash))
				? "public, max-age=31536000, immutable"
				: "public, max-age=86400";
			expect(headers["cache-control"]).toBe(kept);
			const again = await site.call(path, { headers: { "If-None-Match": headers.etag ?? "" } });
			expect([again.status, again.headers["cache-control"]]).toEqual([304, kept]);
		}
		for (const path of [
			`/pictures/photos/${id}`,
			`/originals/${id}`,
			`/pictures/originals/${id}.jpg`,
			`/pictures/photos/../originals/${id}`,
			`/pictures/photos/${id}-5000.avif`,
			`/pictures/photos/${id}-480.avif/..`,
		]) {
			expect((await site.call(path, { headers: artist })).status, path).toBe(404);
		}
		const sized = await site.call(`${paths[0]}?w=100000&q=-1&url=http://127.0.0.1:9999/`);
		expect(sized.headers["content-length"]).toBe(
			(await site.call(paths[0] ?? "")).headers["content-length"],
		);
	});

	type Refused = [
		what: string,
		name: string,
		make: () => Buffer | Promise<Buffer>,
		status: number,
		words: string,
	];
	it.each<Refused>([
		...makePixelBombs().map(({ what, name, bytes }): Refused => {
			const isReadable = name !== "most.jpg";
			const [status, words] = isReadable
				? ([413, "64 megapixels"] as const)
				: ([415, "damaged"] as const);
			return [`a ${what}`, name, () => bytes, status, words];
		}),
		["a video", "a.jpg", () => makeVideo("mp4"), 415, "is not a photo"],
		["a cut photo", "a.jpg", async () => (await takePhoto()).subarray(0, 3_000), 415, "damaged"],
	])(
		"are not %s, which leaves nothing and spares the others",
		async (_, name, make, status, words) => {
			const before = await listAll();
			const refused = await sendPhoto(site, artist, await make(), name);
			expect(refused.status).toBe(status);
			expect(refused.json().message).toContain(words);
			expect(await listAll()).toEqual(before);
		},
	);

	it("are no SVG, which asks for nothing it names", async () => {
		let asked = 0;
		const canary = createServer((_, answer) => {
			asked += 1;
			answer.end();
		});
		await once(canary.listen(0, "127.0.0.1"), "listening");
		const { port } = canary.address() as AddressInfo;
		const outside = `http://127.0.0.1:${port}/`;
		const root = `<svg xmlns="http://www.w3.org/2000/svg"`;
		const before = await listAll();
		for (const svg of [
			`${root}><script href="${outside}"/></svg>`,
			`${root}><image href="${outside}"/></svg>`,
			`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${outside}">]>${root}><text>&x;</text></svg>`,
		]) {
			for (const name of ["a.svg", "a.png"]) {
				const refused = await sendPhoto(site, artist, Buffer.from(svg), name);
				expect([refused.status, refused.json().code]).toEqual([415, "no_photo"]);
				const bytes = Buffer.from(svg);
				const created = await createUpload(site.address, bytes.length, name);
				const sent = await sendBytes(site.address, created.headers.location ?? "", bytes);
				expect([sent.status, sent.json().code]).toEqual([415, "not_media"]);
			}
		}
		expect(await listAll()).toEqual(before);
		expect(asked).toBe(0);
		canary.close();
	});

	it("may be up to 20 MB", async () => {
		const headers = {
			...artist,
			"Tus-Resumable": "1.0.0",
			"Upload-Length": String(21 * 1024 ** 2),
		};
		const refused = await site.call(photoUploadsPath, { method: "POST", headers });
		expect(refused.status).toBe(413);
		expect(refused.json().message).toContain("a picture can be up to 20 MB");
	});

	it("keep a small one, which says why it cannot be shown", async () => {
		const { id, state, problem } = await add(await takePhoto(300, 500));
		expect(state).toBe("failed");
		expect(problem).toBe("This picture is 300 by 500 pixels. Each side needs at least 600.");
		expect(await readFolder("originals")).toContain(id);
		expect((await readFolder("pictures")).join()).not.toContain(id);
	});

	it("arrive in parts, and tell how far they came", async () => {
		const bytes = await takePhoto();
		const headers = { ...artist, "Tus-Resumable": "1.0.0", "Upload-Length": String(bytes.length) };
		const created = await site.call(photoUploadsPath, { method: "POST", headers });
		const { location: path = "" } = created.headers;
		await sendPart(site, artist, path, bytes.subarray(0, 999));
		const ask = () => site.call(path, { method: "HEAD", headers: { ...headers } });
		expect((await ask()).headers["upload-offset"]).toBe("999");
		expect((await sendPart(site, artist, path, bytes.subarray(999), 999)).status).toBe(204);
		expect((await ask()).headers["upload-offset"]).toBe(String(bytes.length));
		expect(await findPhoto(site.database.db, idOf(path))).toMatchObject({
			sent_bytes: bytes.length,
		});
		expect((await site.call(path, { method: "DELETE", headers })).status).not.toBe(204);
	});
});
