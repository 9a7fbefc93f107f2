import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { commonFiles } from "./scripts/common-files.ts";
import { leaveOutRouterParts } from "./scripts/leave-out-router-parts.ts";
import { leaveOutStyle } from "./scripts/leave-out-style.ts";
import { nameClass } from "./scripts/name-class.ts";

export default defineConfig({
	plugins: [reactRouter(), leaveOutStyle(), leaveOutRouterParts()],
	// Found late otherwise, when the dialog opens, and then the page is loaded again under the form.
	optimizeDeps: {
		include: ["tus-js-client", "valibot"],
		// What is found beforehand is not changed by our plugins.
		exclude: ["react-zoom-pan-pinch"],
	},
	css: { modules: { generateScopedName: nameClass } },
	build: {
		// A picture or font that is inlined cannot be cached apart from the page that names it.
		assetsInlineLimit: 0,
	},
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: commonFiles } } } } },
	},
});
