import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const found = new Map<string, string[]>();

/**
 * A hash of a module and of all of ours it imports, directly or not: of what a picture is drawn from.
 * Modules imported for their types alone draw nothing and do not count.
 */
export function takeFingerprint(module: URL): string {
	const files = new Set<string>();
	const queue = [module.href];
	for (let file = queue.pop(); file; file = queue.pop()) {
		if (files.has(file)) continue;
		files.add(file);
		queue.push(...listImports(file));
	}
	const hash = createHash("sha256");
	for (const file of [...files].sort()) hash.update(readFileSync(new URL(file)));
	return hash.digest("hex").slice(0, 32);
}

function listImports(file: string): string[] {
	const known = found.get(file);
	if (known) return known;
	const source = readFileSync(new URL(file), "utf8");
	const imports = [...source.matchAll(/^(?:im|ex)port (?!type )[^;]*?from "(\.[^"]+)"/gm)].map(
		([, path = ""]) => new URL(path, file).href,
	);
	found.set(file, imports);
	return imports;
}
