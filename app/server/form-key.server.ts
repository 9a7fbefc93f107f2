import { createHash } from "node:crypto";
import type { IdempotencyKey } from "../db/idempotency.server.ts";

/**
 * Idempotency key of a form sent without scripts. It is a hash of the content, because cached HTML cannot
 * carry a key for each visitor.
 * @param within milliseconds, after which the same content counts as new
 */
export function makeFormKey(content: unknown, network: string, within: number): IdempotencyKey {
	// 16 bits separate networks that send the same text, but cannot identify an address.
	const tag = hash(network).slice(0, 4);
	// The header's keys cannot contain a space, so API callers cannot collide with this.
	return { key: `form ${hash(JSON.stringify([tag, content]))}`, within };
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
