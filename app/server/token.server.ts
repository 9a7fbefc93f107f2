import { randomBytes } from "node:crypto";
import { sha256 } from "./sha256.server.ts";

/** 256 random bits in hex, since addresses are lower-cased. It gives access, so it is looked up by its hash. */
export function makeToken(): string {
	return randomBytes(32).toString("hex");
}

/** @returns SHA-256 in hex; the token is random, so no salt is needed */
export function hashToken(token: string): string {
	return sha256(token);
}
