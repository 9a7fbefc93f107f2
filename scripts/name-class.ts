import { createHash } from "node:crypto";
import { relative } from "node:path";

const root = `${import.meta.dirname}/..`;
const files = new Map<string, string>();

/**
 * How a class of a CSS module is called in pages: each page carries all names of its classes twice, in its
 * HTML and in its scripts, so they are short.
 */
export function nameClass(name: string, path: string): string {
	const file = relative(root, path.split("?")[0] ?? path).replaceAll("\\", "/");
	const short = createHash("sha1").update(file).digest("base64url").slice(0, 4);
	const other = files.get(short) ?? file;
	if (other !== file) throw new Error(`${file} and ${other} would name their classes alike`);
	files.set(short, file);
	return `${name}_${short}`;
}
