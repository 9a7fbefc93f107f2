import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

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
});

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
