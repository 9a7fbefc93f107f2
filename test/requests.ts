import { randomUUID } from "node:crypto";
import type { Call } from "./call.ts";
import type { TestSite } from "./site.ts";

export const validRequest = {
	first_name: "Test",
	last_name: "Visitor",
	age: 30,
	email: "visitor@example.com",
	referred_by: "-None-",
};

export function submission(more: Record<string, unknown> = {}, key?: string): Call {
	return {
		method: "POST",
		json: { ...validRequest, ...more },
		headers: key ? { "Idempotency-Key": key } : {},
	};
}

/** @returns the request's id */
export async function sendRequest(
	site: Pick<TestSite, "call">,
	fields: Record<string, unknown> = {},
	from = newAddress(),
): Promise<string> {
	const sent = await site.call("/api/consultations", { ...submission(fields), from });
	return String(sent.json().id);
}

/** Of another client: many requests of one would be set aside as spam. */
export function newEmail(): string {
	return `visitor-${randomUUID()}@example.com`;
}

let last = 0;

/** A loopback address of its own, so that tests do not share limits. */
export function newAddress(): string {
	last += 1;
	return `127.1.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}
