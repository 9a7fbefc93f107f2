import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../root.server.ts";

const folder = join(root, "build/client");
const read = new Map<string, string>();

/** @param path such as `/assets/home-3f9a0c21.css` */
export function readStylesheet(path: string): string {
	const text = read.get(path) ?? readFileSync(join(folder, path), "utf8").trim();
	read.set(path, text);
	return text;
}
