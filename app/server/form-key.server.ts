import type { IdempotencyKey } from "../db/idempotency.server.ts";
import { sha256 } from "./sha256.server.ts";

/** Hash of the content, because cached HTML cannot carry a key per visitor. @param within milliseconds */
export function makeFormKey(content: unknown, network: string, within: number): IdempotencyKey {
	// 16 bits separate networks that send the same text, but cannot identify an address.
	const tag = sha256(network).slice(0, 4);
	// The header's keys cannot contain a space, so API callers cannot collide with this.
	return { key: `form ${sha256(JSON.stringify([tag, content]))}`, within };
}
