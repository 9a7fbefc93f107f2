import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";

/**
 * What every page needs comes in two files. Left to itself the bundler makes a dozen small ones of it, which
 * compress worse and are asked for one by one (decision 0013).
 */
const groups = [
	{
		name: "framework",
		test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
		priority: 2,
	},
	{ name: findFrame, priority: 1 },
];

export default defineConfig({
	plugins: [reactRouter(), leaveOutStyle()],
	// Found late otherwise, when the dialog opens, and then the page is loaded again under the form.
	optimizeDeps: {
		include: ["tus-js-client", "valibot"],
		exclude: ["react-zoom-pan-pinch"],
	},
	build: {
		// A picture or font that is inlined cannot be cached apart from the page that names it.
		assetsInlineLimit: 0,
	},
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
	},
});

let frame: Set<string> | undefined;

/** The frame of every page: its root, its description, and what those import. */
function findFrame(id: string, build: Rolldown.ChunkingContext): string | null {
	if (!frame) {
		frame = new Set();
		for (const path of ["app/root.tsx", "app/ui/describe-page.ts"]) {
			collectImports(join(import.meta.dirname, path), build, frame);
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

/**
 * The zoom library puts a style element into the page as soon as it is loaded, which the content policy
 * forbids. The few rules of it that matter are in the viewer's own stylesheet.
 */
function leaveOutStyle(): Plugin {
	const call = "styleInject(css_248z);";
	return {
		name: "leave-out-style",
		transform: {
			filter: { id: /react-zoom-pan-pinch\/dist\/index\.esm\.js/ },
			handler(code) {
				if (!code.includes(call)) this.error(`react-zoom-pan-pinch no longer says ${call}`);
				return { code: code.replace(call, ""), map: null };
			},
		},
	};
}
