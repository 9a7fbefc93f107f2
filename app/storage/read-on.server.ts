import { Readable } from "node:stream";
import type { GetObjectCommandInput, GetObjectCommandOutput } from "@aws-sdk/client-s3";
import { StorageOutOfReach } from "./retry.server.ts";

/** Answers in a row that break off without a byte. */
const mostInVain = 3;

/**
 * The bytes of an object. Goes on where a broken answer ended.
 *
 * @param first the answer that has begun
 * @param get asks for a part of the same object
 */
export function readOn(
	name: string,
	first: GetObjectCommandOutput,
	get: (name: string, part: Partial<GetObjectCommandInput>) => Promise<GetObjectCommandOutput>,
): Readable {
	const [, from = "0", to] = /^bytes (\d+)-(\d+)\//.exec(first.ContentRange ?? "") ?? [];
	const last = to === undefined ? (first.ContentLength ?? 0) - 1 : Number(to);
	let body = first.Body as Readable;
	async function* readAll() {
		let at = Number(from);
		let inVain = 0;
		while (at <= last) {
			const before = at;
			try {
				for await (const chunk of body) {
					at += chunk.length;
					yield chunk;
				}
			} catch (error) {
				if (inVain === mostInVain) throw new StorageOutOfReach(error);
			}
			if (at > last) return;
			inVain = at === before ? inVain + 1 : 0;
			if (inVain > mostInVain) throw new StorageOutOfReach(cut(name));
			const Range = `bytes=${at}-${last}`;
			const rest = await get(name, { Range, IfMatch: first.ETag });
			body = rest.Body as Readable;
			if (!rest.ContentRange?.startsWith(`bytes ${at}-`)) throw new StorageOutOfReach(cut(name));
		}
	}
	// Closes the body even if nobody has begun to read.
	return Readable.from(readAll(), { objectMode: false }).once("close", () => body.destroy());
}

export function cut(name: string): Error {
	return Object.assign(new Error(`${name} was cut short`), { code: "cut_short" });
}
