import { sayBytes } from "../../ui/say-bytes.ts";
import { type FileKind, mostBytes } from "./file-kinds.ts";

export function sayTooLarge(name: string, kind: FileKind): string {
	const noun = kind === "image" ? "picture" : "video";
	return `“${name}” is too large: a ${noun} can be up to ${sayBytes(mostBytes[kind])}.`;
}

/** Before they are sent. Files whose type the browser does not know may be videos. */
export function listTooLarge(files: Iterable<File>): string[] {
	return [...files].flatMap(({ name, size, type }) => {
		const kind = type.startsWith("image/") ? "image" : "video";
		return size > mostBytes[kind] ? [sayTooLarge(name, kind)] : [];
	});
}
