import { DatabaseBusy } from "../db/commit.server.ts";
import { KeyReused } from "../db/once.server.ts";

/**
 * An expected "no" to a call: status, a stable code for programs and a sentence for people.
 * `fields` names what was wrong, each with its sentences (or, for uploads, their ids).
 */
export class Refusal extends Error {
	readonly status: number;
	readonly code: string;
	readonly fields: Record<string, string[]> | undefined;
	readonly headers: Record<string, string>;

	constructor(
		status: number,
		code: string,
		message: string,
		more: { fields?: Record<string, string[]>; headers?: Record<string, string> } = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.fields = more.fields;
		this.headers = more.headers ?? {};
	}

	toResponse(): Response {
		const { code, message, fields } = this;
		return Response.json(
			{ code, message, fields },
			{ status: this.status, headers: { ...this.headers, "Cache-Control": "no-store" } },
		);
	}
}

/** A refusal that says when to come back. @param seconds until then */
export function tooMany(seconds: number, message: string): Refusal {
	return new Refusal(429, "too_many", message, { headers: { "Retry-After": String(seconds) } });
}

/** @returns the refusal that a surprise amounts to, or undefined where it is a true surprise */
export function asRefusal(error: unknown): Refusal | undefined {
	if (error instanceof Refusal) return error;
	if (error instanceof KeyReused) {
		return new Refusal(409, "key_reused", "This Idempotency-Key was used for something else.");
	}
	if (error instanceof DatabaseBusy) {
		return new Refusal(
			503,
			"busy",
			"The studio's records are busy. Please try again in a moment.",
			{
				headers: { "Retry-After": String(error.retryAfter) },
			},
		);
	}
	return undefined;
}
