import type { IdempotencyKey } from "../db/idempotency.server.ts";
import { sayBytes } from "../ui/say-bytes.ts";
import { Refusal } from "./refusal.server.ts";

/** Bytes. */
export const textBodyLimit = 128 * 1024;

/** Bytes: five files of the largest size plus the multipart overhead. */
export const formBodyLimit = 520 * 1024 ** 2;

/** Bytes: a whole document of the site as a form, such as all articles. */
export const documentBodyLimit = 8 * 1024 ** 2;

export async function readJson(
	request: Request,
	limit = textBodyLimit,
): Promise<Record<string, unknown>> {
	requireType(request, "application/json");
	const text = await readText(request, limit);
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		throw new Refusal(400, "invalid_json", "The body is not valid JSON.");
	}
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new Refusal(400, "invalid_json", "The body must be a JSON object.");
	}
	return body as Record<string, unknown>;
}

export async function readForm(request: Request, limit = textBodyLimit): Promise<URLSearchParams> {
	requireType(request, "application/x-www-form-urlencoded");
	const form = new URLSearchParams(await readText(request, limit));
	// Postgres stores no NUL.
	return new URLSearchParams(
		[...form].map((pair) => pair.map((text) => text.replaceAll("\0", ""))),
	);
}

function requireType(request: Request, type: string): void {
	const given = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
	if (given !== type) {
		throw new Refusal(415, "unsupported_type", `Please send this as ${type}.`);
	}
}

/** Counts received bytes, because a chunked body declares no length. */
async function readText(request: Request, limit: number): Promise<string> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	try {
		for await (const chunk of request.body ?? []) {
			bytes += chunk.byteLength;
			if (bytes > limit) break;
			chunks.push(chunk);
		}
	} catch {
		throw new Refusal(400, "cut_off", "The body did not arrive whole.");
	}
	if (bytes > limit) throw tooLarge(limit);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
	} catch {
		throw new Refusal(400, "invalid_text", "The body is not valid UTF-8 text.");
	}
}

export function tooLarge(limit: number): Refusal {
	const message = `That’s too large: the limit here is ${sayBytes(limit)}.`;
	return new Refusal(413, "too_large", message, {
		headers: { Connection: "close" },
	});
}

export function readIdempotencyKey(request: Request): IdempotencyKey | null {
	const key = request.headers.get("Idempotency-Key");
	if (key === null) return null;
	if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
		throw new Refusal(
			400,
			"invalid_key",
			"Idempotency-Key must be 1 to 200 visible ASCII characters without spaces.",
		);
	}
	return { key };
}
