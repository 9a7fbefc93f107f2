/** Stands in every place where a file can say something beside what it shows. */
export const mark = "CANARY";

/** What a phone writes of a place. */
export const secret = Buffer.from(`${mark} +39.7392-104.9903/`);

export interface OddFile {
	what: string;
	bytes: Buffer;
	/** Whether it has to be kept, has to be refused, or may be either as long as it is in words. */
	expect: "kept" | "refused" | "either";
	/** Width and height of what is kept, where it is a picture that must come out a certain way. */
	size?: [number, number];
}

/** A file that has to be kept. */
export function kept(what: string, bytes: Buffer): OddFile {
	return { what, bytes, expect: "kept" };
}
