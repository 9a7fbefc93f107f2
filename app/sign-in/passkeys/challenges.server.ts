import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../db/database.server.ts";
import { commitIdempotent } from "../../db/idempotency.server.ts";
import { hashToken, makeToken } from "../../server/token.server.ts";
import { findArtist } from "../artist.server.ts";

type Ceremony = "add" | "sign-in";

const validMs = 5 * 60 * 1000;
const randomLength = 16;
const timeLength = 6;

/** Random, secret and the same for all processes: the salted hash of the artist's password. */
export async function readChallengeKey(db: Db): Promise<string> {
	return (await findArtist(db))?.password_hash ?? makeToken();
}

/** Signed and not stored, so that strangers who ask for many fill nothing. */
export function makeChallenge(key: string, ceremony: Ceremony): Buffer<ArrayBuffer> {
	const head = Buffer.alloc(randomLength + timeLength);
	randomBytes(randomLength).copy(head);
	head.writeUIntBE(Date.now() + validMs, randomLength, timeLength);
	return Buffer.concat([head, sign(key, ceremony, head)]);
}

/** @param text base64url */
export function isChallenge(
	key: string,
	ceremony: Ceremony,
	text: string,
	now = Date.now(),
): boolean {
	const bytes = Buffer.from(text, "base64url");
	const head = bytes.subarray(0, randomLength + timeLength);
	const signature = bytes.subarray(head.length);
	if (head.length < randomLength + timeLength || signature.length !== 32) return false;
	if (!timingSafeEqual(signature, sign(key, ceremony, head))) return false;
	return head.readUIntBE(randomLength, timeLength) > now;
}

/** Call it once challenge and signature are verified. @returns false if it was used already */
export async function spendChallenge(db: Db, text: string): Promise<boolean> {
	const key = hashToken(Buffer.from(text, "base64url").toString("base64url"));
	const spending = { scope: "challenge" as const, key, payload: null };
	return !(await commitIdempotent(db, spending, async () => null)).replayed;
}

function sign(key: string, ceremony: Ceremony, head: Buffer): Buffer {
	return createHmac("sha256", key).update(ceremony).update("\0").update(head).digest();
}
