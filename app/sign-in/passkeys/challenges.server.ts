import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export type Ceremony = "add" | "sign-in";

const validMs = 5 * 60 * 1000;
const randomLength = 16;
const timeLength = 6;
const secret = randomBytes(32);
const used = new Map<string, number>();

/** Signed and not stored, so that strangers who ask for many fill nothing. */
export function makeChallenge(ceremony: Ceremony, now = Date.now()): Buffer<ArrayBuffer> {
	const head = Buffer.alloc(randomLength + timeLength);
	randomBytes(randomLength).copy(head);
	head.writeUIntBE(now + validMs, randomLength, timeLength);
	return Buffer.concat([head, sign(ceremony, head)]);
}

/** @param text base64url */
export function isChallenge(ceremony: Ceremony, text: string, now = Date.now()): boolean {
	const bytes = Buffer.from(text, "base64url");
	const head = bytes.subarray(0, randomLength + timeLength);
	const signature = bytes.subarray(head.length);
	if (head.length < randomLength + timeLength || signature.length !== 32) return false;
	if (!timingSafeEqual(signature, sign(ceremony, head))) return false;
	return head.readUIntBE(randomLength, timeLength) > now && !used.has(bytes.toString("base64url"));
}

/** After the passkey's signature was found right. @returns false if it was used already */
export function spendChallenge(ceremony: Ceremony, text: string, now = Date.now()): boolean {
	if (!isChallenge(ceremony, text, now)) return false;
	for (const [old, until] of used) if (until < now) used.delete(old);
	used.set(Buffer.from(text, "base64url").toString("base64url"), now + validMs);
	return true;
}

function sign(ceremony: Ceremony, head: Buffer): Buffer {
	return createHmac("sha256", secret).update(ceremony).update("\0").update(head).digest();
}
