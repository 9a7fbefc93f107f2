import { readFile } from "node:fs/promises";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type EnvironmentOptions, minify, type Plugin } from "vite";
import { cutFonts } from "./scripts/cut-fonts.ts";

/** The zoom library calls it to inject a style element, which the content security policy forbids. */
const treeshake = { manualPureFunctions: ["styleInject"] };

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

const fonts = await cutFonts();

/** The server and its routes with their packages: a start that reads 1,300 files takes half as long again (decision 0002). */
const oneBuild: EnvironmentOptions = {
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	resolve: {
		noExternal: true,
		// Native ones, and what only development and an optional driver of Postgres would need.
		external: ["better-sqlite3", "sharp", "vite", "pg-native"],
	},
	build: {
		rolldownOptions: {
			input: { index: "virtual:react-router/server-build", start: "server.ts" },
		},
	},
};

export default defineConfig(({ command }) => ({
	plugins: [reactRouter(), importMinified()],
	resolve: { alias: { "@fonts": fonts } },
	css: { modules: command === "build" ? { generateScopedName: "[hash:base64:5]" } : {} },
	optimizeDeps: {
		// Otherwise found when a dialog or viewer opens, which reloads the page.
		include: ["react-zoom-pan-pinch", "tus-js-client", "valibot"],
		rolldownOptions: { treeshake },
	},
	build: {
		// An inlined asset cannot be cached apart from its page.
		assetsInlineLimit: 0,
	},
	environments: {
		ssr: command === "build" ? oneBuild : {},
		client: {
			build: {
				rolldownOptions: {
					treeshake,
					output: {
						// Without this a page loads 40 files (decision 0027).
						codeSplitting: {
							// Only forms and developer mode check data, and they come when they are asked for (decision 0034).
							groups: [
								{
									name: "common",
									test: /^(?!.*(\/node_modules\/valibot\/|\/app\/(admin|sign-in|request-page|editing\/reorder)\/|\/app\/ui\/(alert|field|mark-button|use-bar-height|dialog\/dialog|page\/keep-forms)\.|\/app\/network\/load-sender\.))/,
									tags: ["$initial"],
									minShareCount: 5,
								},
								{
									// Small parts of several pages, with what every page has: a file of their own would be a line in each.
									name: "frame",
									test: /\/app\/(books\/|visits\/visit-events|notes\/kind-words|ui\/page\/page-scroll|consultation\/(draft\/waiting-flag|submission\/say-reply))/,
								},
								{
									name: "helpers",
									test: /\/app\/ui\/(email-address|use-bar-height|use-slow)\.ts$/,
								},
								{
									// What the visitors' form and the artist's photos share.
									name: "uploads",
									test: /\/app\/(network\/(load-sender|is-readable)|ui\/(say-bytes|use-dropped-files)|requests\/files\/file-kinds)\./,
								},
								{ name: "clean-text", test: /\/app\/ui\/clean-text\./ },
								// Of the desk's lists and of those edited in place.
								{ name: "reorder", test: /\/app\/editing\/reorder\/(drag-handle|sortable-list)\./ },
								// The desk's forms and the visitors' form, which comes late.
								{ name: "fields", test: /\/app\/ui\/(alert|field|dialog\/dialog)\./ },
								// Last, or they would take what visitors need too.
								{ name: "request", test: /\/app\/request-page\/(?!.*\.route)/, minShareCount: 2 },
								{
									name: "desk",
									// The artist's bar on the public pages needs one of them.
									test: /\/app\/(admin|sign-in)\/(?!.*(\.route|\/find-page-document))/,
									minShareCount: 2,
								},
							],
						},
					},
				},
			},
		},
	},
}));
