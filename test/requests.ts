import type { Call } from "./call.ts";

/** A request that passes every check, for nobody in particular. */
export const validRequest = {
	first_name: "Test",
	last_name: "Visitor",
	age: 30,
	email: "visitor@example.com",
	referred_by: "-None-",
};

/** The call that sends a request. @param more fields to change or add */
export function submission(more: Record<string, unknown> = {}, key?: string): Call {
	return {
		method: "POST",
		json: { ...validRequest, ...more },
		headers: key ? { "Idempotency-Key": key } : {},
	};
}

let last = 0;

/** A loopback address that no other test calls from, so that limits are met only where they are tested. */
export function newAddress(): string {
	last += 1;
	return `127.1.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}
