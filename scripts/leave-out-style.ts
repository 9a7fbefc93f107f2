import type { Plugin } from "vite";

/**
 * The zoom library puts a style element into the page as soon as it is loaded, which the content policy
 * forbids. The few rules of it that matter are in the viewer's own stylesheet.
 */
export function leaveOutStyle(): Plugin {
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
