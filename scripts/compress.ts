import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "..", "build", "client");
const texts = new Set([".css", ".js", ".svg", ".txt", ".webmanifest"]);

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
	const path = join(entry.parentPath, entry.name);
	const body = readFileSync(path);
	if (body.byteLength < 512) continue;
	const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
	writeFileSync(`${path}.br`, brotliCompressSync(body, quality));
	writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
