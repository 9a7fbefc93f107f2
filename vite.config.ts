import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	build: {
		// A picture or font that is inlined cannot be cached apart from the page that names it.
		assetsInlineLimit: 0,
	},
});
