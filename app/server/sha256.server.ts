import { createHash } from "node:crypto";

/** @returns hex */
export function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
