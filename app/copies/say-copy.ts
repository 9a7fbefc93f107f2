import { sayCount } from "../ui/say-count.ts";
import type { Manifest } from "./copy-format.ts";

const megabyte = 1024 ** 2;

export function sayContents({ rows, files }: Manifest): string {
	const requests = rows.consultation_submissions ?? 0;
	return `${sayCount(requests, "request")}, ${sayCount(Object.keys(files).length, "file")}`;
}

export function sayWritten(manifest: Manifest, bytes: number): string {
	return `${sayContents(manifest)}, ${(bytes / megabyte).toFixed(1)} MB`;
}
