import { join } from "node:path";
import type { Rolldown } from "vite";

/**
 * What every page needs comes in two files. Left to itself the bundler makes a dozen small ones of it, which
 * compress worse and are asked for one by one (decision 0013).
 */
export const commonFiles = [
	{
		name: "framework",
		test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
		priority: 2,
	},
	{ name: findFrame, priority: 1 },
];

const app = join(import.meta.dirname, "../app");
/** What stands on nearly every page, each with all that it imports. */
const parts = [
	"root.tsx",
	"ui/describe-page.ts",
	"ui/actions.tsx",
	"consultation/phone-bar.tsx",
	"images/plate.tsx",
	"http/call-api.ts",
];
let frame: Set<string> | undefined;

/** The frame of a page. */
function findFrame(id: string, build: Rolldown.ChunkingContext): string | null {
	if (!frame) {
		frame = new Set();
		for (const path of parts) {
			collectImports(join(app, path), build, frame);
		}
	}
	return frame.has(id) ? "frame" : null;
}

function collectImports(id: string, build: Rolldown.ChunkingContext, found: Set<string>): void {
	if (found.has(id)) return;
	found.add(id);
	for (const next of build.getModuleInfo(id)?.importedIds ?? []) {
		collectImports(next, build, found);
	}
}
