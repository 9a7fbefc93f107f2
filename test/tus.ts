import { type Answer, type Call, call } from "./call.ts";

const version = { "Tus-Resumable": "1.0.0" };

export function createUpload(
	origin: string,
	size: number,
	name = "picture.jpg",
	options: Call = {},
): Promise<Answer> {
	return call(origin, "/api/uploads", {
		method: "POST",
		...options,
		headers: {
			...version,
			"Upload-Length": String(size),
			"Upload-Metadata": `filename ${Buffer.from(name).toString("base64")}`,
			...options.headers,
		},
	});
}

export function sendBytes(
	origin: string,
	path: string,
	bytes: Uint8Array,
	offset = 0,
): Promise<Answer> {
	return call(origin, path, {
		method: "PATCH",
		body: bytes,
		headers: {
			...version,
			"Upload-Offset": String(offset),
			"Content-Type": "application/offset+octet-stream",
		},
	});
}

export function askUpload(origin: string, path: string, method = "HEAD"): Promise<Answer> {
	return call(origin, path, { method, headers: version });
}

export function idOf(path: string | undefined): string {
	return path?.split("/").at(-1) ?? "";
}

export async function upload(
	origin: string,
	bytes: Uint8Array,
	name?: string,
	options?: Call,
): Promise<string> {
	const created = await createUpload(origin, bytes.byteLength, name, options);
	const path = created.headers.location;
	if (created.status !== 201 || !path) throw new Error(`${created.status} ${created.text}`);
	const sent = await sendBytes(origin, path, bytes);
	if (sent.status !== 204) throw new Error(`${sent.status} ${sent.text}`);
	return idOf(path);
}
