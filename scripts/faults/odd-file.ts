/** Canary in every metadata field; must not survive cleaning. */
export const mark = "CANARY";

export const secret = Buffer.from(`${mark} +39.7392-104.9903/`);

export interface OddFile {
	what: string;
	bytes: Buffer;
	expect: "kept" | "refused" | "either";
	size?: [number, number];
}

export function kept(what: string, bytes: Buffer): OddFile {
	return { what, bytes, expect: "kept" };
}
