import { readFile } from "node:fs/promises";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minify, type Plugin } from "vite";

/** The zoom library calls it to put a style element into the page, which the content policy forbids. */
const treeshake = { manualPureFunctions: ["styleInject"] };

/** Imports a script as its minified text, for pages that carry it in their HTML. */
function importMinified(): Plugin {
	return {
		name: "import-minified",
		load: {
			filter: { id: /\?minified$/ },
			async handler(id) {
				const path = id.replace(/\?minified$/, "");
				this.addWatchFile(path);
				const { code } = await minify(path, await readFile(path, "utf8"), { module: false });
				return `export default ${JSON.stringify(code.trim())}`;
			},
		},
	};
}

export default defineConfig({
	plugins: [reactRouter(), importMinified()],
	optimizeDeps: {
		// Found late otherwise, when dialog or viewer opens, and then the page beneath is loaded again.
		include: ["react-zoom-pan-pinch", "tus-js-client", "valibot"],
		rolldownOptions: { treeshake },
	},
	build: {
		// A picture or font that is inlined cannot be cached apart from the page that names it.
		assetsInlineLimit: 0,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					treeshake,
					output: {
						// By itself the bundler makes 40 files for a page (decision 0027).
						codeSplitting: {
							// Only forms and developer mode check data, and they come when they are asked for (decision 0034).
							groups: [
								{
									name: "common",
									test: /^(?!.*\/node_modules\/valibot\/)/,
									tags: ["$initial"],
									minShareCount: 5,
								},
							],
						},
					},
				},
			},
		},
	},
});
