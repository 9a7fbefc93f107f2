import type { DatabaseBusy } from "../db/commit.server.ts";
import { isFull, isOutOfReach } from "../db/error-codes.server.ts";
import { isOutOfStorage } from "../storage/retry.server.ts";

/** `fields` maps field names to messages; `reference` is an unexpected error's in the log. */
export class Refusal extends Error {
	override readonly name = "Refusal";
	readonly status: number;
	readonly code: string;
	readonly fields: Record<string, string[]> | undefined;
	readonly headers: Record<string, string>;
	readonly reference: string | undefined;

	constructor(
		status: number,
		code: string,
		message: string,
		more: {
			fields?: Record<string, string[]>;
			headers?: Record<string, string>;
			reference?: string;
		} = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.fields = more.fields;
		this.headers = more.headers ?? {};
		this.reference = more.reference;
	}

	toResponse(): Response {
		const { code, message, fields } = this;
		return Response.json(
			{ code, message, fields },
			{ status: this.status, headers: { ...this.headers, "Cache-Control": "no-store" } },
		);
	}
}

export function tooManyRequests(seconds: number, message: string): Refusal {
	return new Refusal(429, "too_many", message, { headers: { "Retry-After": String(seconds) } });
}

/** Compares names: the built routes bundle their own classes, so `instanceof` fails. */
export function asRefusal(error: unknown): Refusal | undefined {
	if (!(error instanceof Error)) return undefined;
	if (error.name === "Refusal") return error as Refusal;
	if (error.name === "KeyReused") {
		return new Refusal(409, "key_reused", "This Idempotency-Key was used for something else.");
	}
	if (error.name === "DocumentConflict") {
		return new Refusal(
			409,
			"changed_meanwhile",
			"This was changed in the meantime. Please look again.",
		);
	}
	if (error.name === "DatabaseBusy") return busy((error as DatabaseBusy).retryAfter);
	if (error.name === "DatabaseDamaged") {
		return new Refusal(
			503,
			"records_closed",
			"The studio’s records cannot be updated right now. Please try again later.",
			{ headers: { "Retry-After": "60" } },
		);
	}
	if (isOutOfStorage(error)) {
		return new Refusal(
			503,
			"files_closed",
			"Files cannot be stored or shown right now. Please try again in a minute.",
			{ headers: { "Retry-After": "10" } },
		);
	}
	if (isFull(error)) {
		return new Refusal(
			503,
			"no_room",
			"The studio’s records are full right now. Please try again later.",
			{ headers: { "Retry-After": "60" } },
		);
	}
	return isOutOfReach(error) ? busy(5) : undefined;
}

/** The write may have succeeded: a retry must reuse its Idempotency-Key. */
function busy(seconds: number): Refusal {
	return new Refusal(503, "busy", "The studio’s records are busy. Please try again in a moment.", {
		headers: { "Retry-After": String(seconds) },
	});
}
