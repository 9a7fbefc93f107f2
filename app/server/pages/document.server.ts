import earlyLook from "../../network/early-look.js?minified";
import earlyOffline from "../../network/early-offline.js?minified";
import loader from "../../network/late-loader.js?minified";
import { writePolicy } from "../headers.server.ts";
import { createHydrationScript, type HydrationScript } from "./hydration-script.server.ts";
import { listNames, readStylesheet } from "./stylesheets.server.ts";

interface Options {
	withoutScripts: boolean;
	dev: boolean;
	isDesk: boolean;
	/** Path and query of a page that is kept for all, so that its hydration script may be fetched by itself. */
	keptAs: string | null;
}

export interface FinishedDocument {
	html: string;
	policy: string;
	/** Of a kept page. Others contain theirs. */
	hydration: HydrationScript | null;
}

export function finishDocument(rendered: string, options: Options): FinishedDocument {
	const { dev, withoutScripts, keptAs } = options;
	const { html, hydration } =
		keptAs === null || dev || withoutScripts
			? { html: rendered, hydration: null }
			: takeHydrationOut(rendered, keptAs);
	const finished = dev && !withoutScripts ? html : delayScripts(html, options);
	const inline = { scripts: listInlineScripts(finished), styles: listInlineStyles(finished) };
	return { html: finished, policy: writePolicy(inline, options), hydration };
}

/** The form, which most visitors want. It is fetched even where the browser may not prerender. */
const form = { where: { selector_matches: "a[href='/consultation']" }, eagerness: "immediate" };

/**
 * Plates and filters that a list shows before somebody scrolls: where pages take long, a tap opens the linked page.
 * After a scroll, scripts run.
 */
const firstOfList = {
	where: {
		selector_matches: [
			"ol[data-page] li:nth-child(-n+2)>a",
			"main nav li:nth-child(-n+4)>a[href*='?filter=']",
		],
	},
	eagerness: "immediate",
};

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

const speculation = JSON.stringify({
	prefetch: [form, firstOfList, others],
	prerender: [form, others],
});

const ofModule = 'type="module" async=""';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The router's scripts contain the data of the whole page again, which would delay its first picture. */
function takeHydrationOut(html: string, page: string) {
	const isRouters = (attributes: string, text: string) =>
		!isData(attributes) && text.includes("window.__reactRouter");
	const texts = [...html.matchAll(scripts)].flatMap(([, attributes = "", text = ""]) =>
		isRouters(attributes, text) ? [text] : [],
	);
	const hydration = createHydrationScript(texts.join("\n"), page);
	const source = hydration.address.replaceAll("&", "&amp;");
	const rest = html
		// The other modules wait for it.
		.replace('<link rel="modulepreload"', (link) => `${link} href="${source}"/>${link}`)
		.replace(scripts, (whole, attributes: string, text: string) => {
			if (!isRouters(attributes, text)) return whole;
			// React looks for the first two.
			return `<script${isModule(attributes) ? `${attributes} src="${source}"` : ""}></script>`;
		});
	return { html: rest, hydration };
}

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
			isModule(attributes)
				? `<script${attributes.replace(ofModule, 'type="text/late"')}>${text}</script>`
				: whole,
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
		.map(([, , text]) => text ?? "")
		.filter(Boolean);
}

function listInlineStyles(html: string): string[] {
	return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
}

function isModule(attributes: string): boolean {
	return attributes.includes(ofModule);
}

function isData(attributes: string): boolean {
	return attributes.includes('type="application/ld+json"');
}
