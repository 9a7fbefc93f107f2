import type { Manifest } from "./copy-format.ts";

const megabyte = 1024 ** 2;

export function sayContents({ rows, files }: Manifest): string {
	const requests = rows.consultation_submissions ?? 0;
	return `${count(requests, "request")}, ${count(Object.keys(files).length, "file")}`;
}

export function sayWritten(manifest: Manifest, bytes: number): string {
	return `${sayContents(manifest)}, ${(bytes / megabyte).toFixed(1)} MB`;
}

function count(number: number, one: string): string {
	return `${number} ${number === 1 ? one : `${one}s`}`;
}
