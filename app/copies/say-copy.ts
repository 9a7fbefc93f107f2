import { sayBytes } from "../ui/say-bytes.ts";
import { sayCount } from "../ui/say-count.ts";
import type { Manifest } from "./copy-format.ts";

export function sayContents({ rows, files }: Manifest): string {
	const requests = rows.consultation_submissions ?? 0;
	return `${sayCount(requests, "request")}, ${sayCount(Object.keys(files).length, "file")}`;
}

export function sayWritten(manifest: Manifest, bytes: number): string {
	return `${sayContents(manifest)}, ${sayBytes(bytes)}`;
}

/** Exit code of a copy, or a restore, that holds all there was, and named what is not whole. */
export const notWhole = 2;

export function sayFaults(faults: string[]): string {
	return `All that is whole is there. What is named above (${faults.length}) was not when this was made; an older copy may have it.`;
}
