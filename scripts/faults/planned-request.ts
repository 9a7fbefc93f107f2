import { setTimeout as wait } from "node:timers/promises";
import { askUpload, createUpload, idOf } from "../../test/tus.ts";
import { openRaw, writePatchHead } from "./raw-socket.ts";
import { sendWithUploads } from "./send-request.ts";
import { freshAddress } from "./traffic.ts";

/** A request, perhaps with files, which is sent again under its key until it is answered. */
export interface PlannedRequest {
	marker: string;
	/** undefined: it cannot be sent again. */
	key: string | undefined;
	files: Buffer[];
	paths: (string | undefined)[];
}

const [slice, sliceMs] = [400_000, 100];

/** @returns how many of its files went on from where they were */
export async function bring(origin: string, request: PlannedRequest): Promise<number> {
	let continued = 0;
	for (const [index, file] of request.files.entries())
		continued += await bringFile(origin, request, index, file);
	return continued;
}

export function sendPlanned(origin: string, { marker, key, paths }: PlannedRequest) {
	return sendWithUploads(
		origin,
		marker,
		paths.map((path) => idOf(path)),
		key,
	);
}

async function bringFile(
	origin: string,
	request: PlannedRequest,
	index: number,
	file: Buffer,
): Promise<number> {
	let offset = 0;
	const known = request.paths[index];
	if (known) {
		const asked = await askUpload(origin, known);
		if (asked.status === 200) offset = Number(asked.headers["upload-offset"]);
		// Either the upload's record never reached the disk, or a request with a lost answer owns the file.
		else if (asked.status === 404) {
			if (await isClaimed(origin, request)) return 0;
			request.paths[index] = undefined;
		} else throw new Error(`asking for an upload was answered ${asked.status}`);
	}
	if (offset === file.byteLength) return 1;
	const path = request.paths[index] ?? (await announce(origin, file.byteLength));
	request.paths[index] = path;
	const { socket, received, ended } = await openRaw(origin);
	socket.write(writePatchHead(origin, path, file.byteLength - offset, offset));
	for (let sent = offset; sent < file.byteLength && socket.writable; sent += slice) {
		socket.write(file.subarray(sent, sent + slice));
		await wait(sliceMs);
	}
	const answered = new Promise<void>((resolve) => {
		if (received()) resolve();
		socket.once("data", () => resolve());
	});
	await Promise.race([answered, ended, wait(30_000)]);
	socket.destroy();
	// The server may have kept only the bytes before a pause: it says how many.
	if (Number(/^upload-offset: (\d+)/im.exec(received())?.[1]) !== file.byteLength)
		throw new Error(`a file got: ${received() || "nothing"}`);
	return offset > 0 ? 1 : 0;
}

/** Replays the request under its key: 201 means that it was stored before the kill. */
async function isClaimed(origin: string, request: PlannedRequest): Promise<boolean> {
	const { files, paths } = request;
	if (paths.length < files.length || paths.includes(undefined)) return false;
	return (await sendPlanned(origin, request)).status === 201;
}

async function announce(origin: string, bytes: number): Promise<string> {
	const { headers, status } = await createUpload(origin, bytes, "a", { from: freshAddress() });
	if (!headers.location) throw new Error(`announcing was answered ${status}`);
	return headers.location;
}
