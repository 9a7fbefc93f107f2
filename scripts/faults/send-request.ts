import type { Answer } from "../../test/call.ts";
import { submission } from "../../test/requests.ts";
import { upload } from "../../test/tus.ts";
import { makeRequest } from "./stored-requests.ts";
import { freshAddress, send, within } from "./traffic.ts";

interface FilePart {
	name: string;
	bytes: Uint8Array;
	type?: string;
	field?: string;
}

export async function sendByTus(
	origin: string,
	marker: string,
	files: Uint8Array[],
	key?: string,
): Promise<Answer> {
	const uploads: string[] = [];
	for (const bytes of files) uploads.push(await uploadFile(origin, bytes));
	return sendWithUploads(origin, marker, uploads, key);
}

export function sendWithUploads(
	origin: string,
	marker: string,
	uploads: string[],
	key?: string,
): Promise<Answer> {
	return send(
		origin,
		"/api/consultations",
		submission({ ...makeRequest(marker), ...(uploads.length > 0 ? { uploads } : {}) }, key),
	);
}

export function uploadFile(origin: string, bytes: Uint8Array, name?: string): Promise<string> {
	return within(30_000, upload(origin, bytes, name, { from: freshAddress() }));
}

export async function sendByForm(
	origin: string,
	marker: string,
	files: FilePart[],
	more: Record<string, string> = {},
): Promise<Answer> {
	const form = new FormData();
	for (const { name, bytes, type = "image/jpeg", field = "reference_files" } of files) {
		form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
	}
	const usual = Object.entries(makeRequest(marker)).filter(([name]) => !(name in more));
	for (const [name, value] of [...usual, ...Object.entries(more)]) {
		if (value !== null) form.append(name, String(value));
	}
	const encoded = new Response(form);
	return send(origin, "/consultation", {
		method: "POST",
		body: new Uint8Array(await encoded.arrayBuffer()),
		headers: { "Content-Type": encoded.headers.get("Content-Type") ?? "" },
	});
}
