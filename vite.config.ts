import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	// Found late otherwise, when the dialog opens, and then the page is loaded again under the form.
	optimizeDeps: { include: ["tus-js-client", "valibot"] },
	build: {
		// A picture or font that is inlined cannot be cached apart from the page that names it.
		assetsInlineLimit: 0,
	},
});
