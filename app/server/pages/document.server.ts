import earlyLook from "../../network/early-look.js?minified";
import loader from "../../network/late-loader.js?minified";
import { writePolicy } from "../headers.server.ts";

/**
 * Finishes a rendered document: its scripts wait for the late loader, or are left out of a page that
 * is to stay still, and its content policy names what remains.
 */
export function finishDocument(
	html: string,
	options: { still: boolean; dev: boolean },
): { html: string; policy: string } {
	const finished = options.dev && !options.still ? html : delayScripts(html, options.still);
	return { html: finished, policy: writePolicy(listInlineScripts(finished), options) };
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

function delayScripts(html: string, still: boolean): string {
	const preloads = /<link rel="modulepreload"/g;
	if (still) {
		return html
			.replace(/<link rel="modulepreload"[^>]*>/g, "")
			.replace(scripts, (whole, attributes: string) => (isData(attributes) ? whole : ""));
	}
	return html
		.replace(preloads, '<link rel="late"')
		.replace(scripts, (whole, attributes: string, text: string) =>
			/type="module"/.test(attributes) ? `<script type="text/late">${text}</script>` : whole,
		)
		.replace("<head>", () => `<head><script>${earlyLook}</script>`)
		.replace("</body>", () => `<script>${loader}</script></body>`);
}

/** Inert scripts count too: they run with the same text once the loader puts them back. */
function listInlineScripts(html: string): string[] {
	return [...html.matchAll(scripts)]
		.filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && !isData(attributes))
		.map(([, , text]) => text ?? "");
}

/** What search engines read in a page is no script to a browser, and needs no leave to run. */
function isData(attributes: string): boolean {
	return attributes.includes('type="application/ld+json"');
}
