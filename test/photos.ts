import sharp from "sharp";
import type { Db } from "../app/db/database.server.ts";
import { photoUploadsPath } from "../app/photos/photo-uploads-path.ts";
import { addPhoto } from "../app/photos/photos.server.ts";
import type { Answer, Call } from "./call.ts";
import type { TestSite } from "./site.ts";
import { idOf } from "./tus.ts";

type Caller = Pick<TestSite, "call">;

const tus = { "Tus-Resumable": "1.0.0" };

/** As a phone takes it: with its location, and lying on its side. */
export function takePhoto(width = 640, height = 800, color = "#884422"): Promise<Buffer> {
	return sharp({ create: { width: height, height: width, channels: 3, background: color } })
		.jpeg()
		.withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "40/1 35/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.toBuffer();
}

/** A photo that was sent, without its files. */
export function storePhoto(db: Db, id: string, name = "IMG_1.jpg"): Promise<void> {
	return addPhoto(db, {
		...{ id, name, media_type: "image/jpeg", created_at: new Date().toISOString() },
		...{ bytes: 1, sha256: "", sent_bytes: 1, sent_sha256: "" },
	});
}

/** @returns the answer that refused it, or the last one */
export async function sendPhoto(
	site: Caller,
	artist: Record<string, string>,
	bytes: Uint8Array,
	name = "photo.jpg",
): Promise<Answer & { id: string }> {
	const created = await site.call(photoUploadsPath, {
		method: "POST",
		headers: {
			...tus,
			...artist,
			"Upload-Length": String(bytes.byteLength),
			"Upload-Metadata": `filename ${Buffer.from(name).toString("base64")}`,
		},
	});
	const { location = "" } = created.headers;
	if (created.status !== 201) return { ...created, id: "" };
	return { ...(await sendPart(site, artist, location, bytes)), id: idOf(location) };
}

export function sendPart(
	site: Caller,
	artist: Record<string, string>,
	path: string,
	bytes: Uint8Array,
	offset = 0,
): Promise<Answer> {
	const headers: Call["headers"] = {
		...tus,
		...artist,
		"Upload-Offset": String(offset),
		"Content-Type": "application/offset+octet-stream",
	};
	return site.call(path, { method: "PATCH", headers, body: bytes });
}
