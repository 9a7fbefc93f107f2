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
	// Sleeves and guides open their pictures too. What a list's wall imports would be in its file otherwise.
	{
		name: "viewer-link",
		test: /images[\\/]viewer[\\/](viewer-link|load-viewer|use-late-viewer|viewer-history)\.tsx?$/,
		priority: 1,
	},
	// The paintings have filters and no wall.
	{
		name: "filters",
		test: /portfolio[\\/]list[\\/]((filter-bar|list-count|list-error|list-query)\.tsx?|(artwork|filter|list)-\w+\.module\.css)$/,
	},
	// A piece's own page brings it with the viewer, which goes on through the list.
	{
		name: "list",
		test: /portfolio[\\/]list[\\/](list-view|artwork-\w+|describe-list|further-\w+|held-place|kept-pages|piece-viewer|use-address-of-page)\.tsx?$/,
	},
	// Styles bring no scripts along: they can be one file where the code is in several.
	{ name: "sleeve-styles", test: /portfolio[\\/]sleeves[\\/][\w-]+\.module\.css$/ },
];

const app = join(import.meta.dirname, "../app");
/** What stands on nearly every page, each with all that it imports. */
const parts = [
	"root.tsx",
	"ui/page.route.tsx",
	"ui/describe-page.ts",
	"ui/actions.tsx",
	"consultation/phone-bar.tsx",
	"images/plate.tsx",
	"http/call-api.ts",
	// Few bytes, and more of them in files of their own.
	"http/watch-connection.ts",
	"portfolio/page-head.tsx",
	// Before a page's picture can be asked for, browsers ask for its styles, six files at a time.
	"images/viewer/viewer-link.module.css",
	"portfolio/page-head.module.css",
	"ui/mark-button.module.css",
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
