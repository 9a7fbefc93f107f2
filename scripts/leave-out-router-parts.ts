import type { Plugin } from "vite";

/** What is asked in each file of the router, and the answer on this site; what follows from it is left out. */
const answers: Record<string, [asked: string, answer: string][]> = {
	"router/router.js": [
		["if (init.instrumentations) {", "if (false) {"],
		["if (init.instrumentations) router =", "if (false) router ="],
		["if (opts?.instrumentations) {", "if (false) {"],
		["consumeInstrumentationClientResultMetaReceiver(router)", "undefined"],
	],
	"dom/ssr/fog-of-war.js": [
		["if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;", "return;"],
		["if (!isFogOfWarEnabled(routeDiscovery, ssr) || ", "return; if ("],
	],
};

/**
 * Leaves out of the browsers' scripts what the router has for others: hooks for measuring, and asking for
 * routes one by one, which `react-router.config.ts` rules out (decision 0013).
 */
export function leaveOutRouterParts(): Plugin {
	return {
		name: "leave-out-router-parts",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: /react-router\/dist\/production\/lib\/.*(router\/router|fog-of-war)\.js/ },
			handler(code, id) {
				let left = code;
				for (const [asked, answer] of answers[nameFile(id)] ?? []) {
					if (!left.includes(asked)) this.error(`${id} no longer says ${asked}`);
					left = left.replaceAll(asked, answer);
				}
				return { code: left, map: null };
			},
		},
	};
}

function nameFile(id: string): string {
	return id.replace(/^.*\/dist\/production\/lib\//, "").replace(/\?.*$/, "");
}
