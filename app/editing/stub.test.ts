import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build, minify, type Rolldown } from "vite";
import { expect, it } from "vitest";

const most = 1_024;

/** Loaded by every page, with or without developer mode. */
const shared = [/^react/, /\/network\//, /\/ui\//];

it("is all that visitors load of developer mode, and at most 1 KB before it is compressed", async () => {
	const code = await bundleStub();
	expect(code).toContain("keydown");
	expect(code).toMatch(/import\([`"'].*developer-mode\.tsx[`"']\)/);
	expect(code).not.toContain("Dev Mode");
	expect(code.length, code).toBeLessThanOrEqual(most);
});

it("takes less than 1 KB of what is sent, with what looks for the mode before the first paint", async () => {
	const early = await readFile("app/network/early-look.js", "utf8");
	const code = (await bundleStub()) + early.replace(/^\/\/.*$/gm, "");
	expect(gzipSync(code).byteLength).toBeLessThan(most);
});

/**
 * The stub with all that it alone brings, as a browser gets it. In a page's bundle the names by which modules
 * find each other fall away.
 */
async function bundleStub(): Promise<string> {
	const built = (await build({
		configFile: false,
		logLevel: "error",
		// Not as for the tests themselves.
		oxc: { jsx: { development: false } },
		build: {
			write: false,
			lib: { entry: "app/editing/stub.tsx", formats: ["es"] },
			rolldownOptions: { external: [...shared, /developer-mode\.tsx$/] },
		},
	})) as Rolldown.RolldownOutput[];
	const [chunk, ...more] = built.flatMap(({ output }) => output);
	if (chunk?.type !== "chunk" || more.length > 0) throw new Error("The stub is not one file.");
	const { code } = await minify("stub.js", chunk.code, { module: true });
	return code.replace(/import\{[^}]*\}from"[^"]*";|export\{[^}]*\};/g, "");
}
