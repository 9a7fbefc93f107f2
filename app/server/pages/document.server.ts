import earlyLook from "../../network/early-look.js?minified";
import earlyOffline from "../../network/early-offline.js?minified";
import loader from "../../network/late-loader.js?minified";
import { writePolicy } from "../headers.server.ts";
import { listNames, readStylesheet } from "./stylesheets.server.ts";

interface Options {
	withoutScripts: boolean;
	dev: boolean;
	isDesk: boolean;
}

export function finishDocument(html: string, options: Options): { html: string; policy: string } {
	const finished = options.dev && !options.withoutScripts ? html : delayScripts(html, options);
	const inline = { scripts: listInlineScripts(finished), styles: listInlineStyles(finished) };
	return { html: finished, policy: writePolicy(inline, options) };
}

/** The form, which most visitors want. It is fetched even where the browser may not prerender. */
const form = { where: { selector_matches: "a[href='/consultation']" }, eagerness: "immediate" };

/** Pages of one person, and developer mode. */
const privatePages = ["/admin*", "/sign-*", "/request/*", "/calendar/*", "/api/*", "/*\\?dev"];

/** Other pages are fetched once the browser expects a tap. */
const others = {
	where: {
		and: [
			{ href_matches: "/*" },
			{ not: { href_matches: privatePages } },
			{ not: { selector_matches: "[data-late], [download]" } },
		],
	},
	eagerness: "moderate",
};

const speculation = JSON.stringify({ prefetch: [form, others], prerender: [form, others] });

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

function delayScripts(html: string, { withoutScripts, isDesk }: Options): string {
	const preloads = /<link rel="modulepreload"/g;
	if (withoutScripts) {
		return html
			.replace(/<link rel="modulepreload"[^>]*>/g, "")
			.replace(scripts, (whole, attributes: string) => (isData(attributes) ? whole : ""));
	}
	// Opening a page of the desk may mark something as read.
	const own = isDesk
		? `<script>${earlyOffline}</script>`
		: `<script type="text/rules">${speculation}</script>`;
	return inlineStyles(html.replace("<head>", () => `<head><script>${earlyLook}</script>`))
		.replace(preloads, '<link rel="late"')
		.replace(scripts, (whole, attributes: string, text: string) =>
			/type="module"/.test(attributes) ? `<script type="text/late">${text}</script>` : whole,
		)
		.replace("</body>", () => `${own}<script>${loader}</script></body>`);
}

/**
 * Saves the first paint a round trip. The links stay for the router, which looks for them in the document; the
 * loader turns them into stylesheets with the first sign of use.
 */
function inlineStyles(html: string): string {
	const styles: string[] = [];
	const names = listNames(html);
	const late = html.replace(/<link rel="stylesheet" href="([^"#]+)/g, (_, path: string) => {
		styles.push(readStylesheet(path, names));
		return `<link rel="late" as="style" href="${path}`;
	});
	return late.replace('<link rel="late"', (link) => `<style>${styles.join("")}</style>${link}`);
}

/** Includes deferred scripts: the loader runs them later with the same text. */
function listInlineScripts(html: string): string[] {
	return [...html.matchAll(scripts)]
		.filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && !isData(attributes))
		.map(([, , text]) => text ?? "");
}

function listInlineStyles(html: string): string[] {
	return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
}

function isData(attributes: string): boolean {
	return attributes.includes('type="application/ld+json"');
}
