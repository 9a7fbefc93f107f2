import type { PictureData } from "./picture.tsx";

type Files = Pick<PictureData, "path" | "hash" | "avif" | "webp">;

/** URL of a picture's file, by default its largest. The hash lets browsers keep it for a year. */
export function addressFile(
	picture: Files,
	format: "avif" | "webp",
	width = picture[format].at(-1),
): string {
	return `${picture.path}-${width}.${picture.hash}.${format}`;
}

/** The manifest's name of a file such as `/tattoos/koi-480.avif`. */
export function nameOfFile(path: string): string {
	return path.replace(/^\/|-\d+\.\w+$/g, "");
}

/** @returns the file's own path and the hash; null for an address without one */
export function readHash(address: string): { path: string; hash: string } | null {
	const [, start = "", hash = "", end = ""] = /^(.+)\.([0-9a-f]{8})(\.\w+)$/.exec(address) ?? [];
	return hash ? { path: start + end, hash } : null;
}
