import { createHash } from "node:crypto";
import type { IdempotencyKey } from "../db/idempotency.server.ts";

/**
 * The idempotency key of a form sent by a browser without scripts, made of what was sent: the page carries
 * none, since its HTML is the same for everybody.
 * @param within milliseconds; after them the same content is a new wish
 */
export function makeFormKey(content: unknown, network: string, within: number): IdempotencyKey {
	// 16 bits tell apart strangers who write the same words, and are too few to find an address by.
	const tag = hash(network).slice(0, 4);
	// No Idempotency-Key header can hold a space, so that no caller can take a form's key.
	return { key: `form ${hash(JSON.stringify([tag, content]))}`, within };
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
