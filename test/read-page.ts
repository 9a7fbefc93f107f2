import { decodeEntities } from "./entities.ts";

export interface ReadPage {
	title: string;
	meta: Map<string, string>;
	canonical: string | undefined;
	headings: string[];
	current: string[];
	structuredData: Record<string, unknown>[];
	links: { to: string; words: string }[];
	words: string;
}

/** For React's HTML: attributes in double quotes, without `>`. */
export function readPage(html: string): ReadPage {
	const body = html.slice(html.indexOf("<body"));
	const navigation = /<nav\b.*?<\/nav>/s.exec(body)?.[0] ?? "";
	const tags = (name: string) =>
		[...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);
	const meta = tags("meta").map((tag): [string, string] => [
		readAttribute(tag, "name") ?? readAttribute(tag, "property") ?? "",
		readAttribute(tag, "content") ?? "",
	]);
	const canonical = tags("link").find((tag) => readAttribute(tag, "rel") === "canonical");
	return {
		title: readWords(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
		meta: new Map(meta),
		canonical: canonical && readAttribute(canonical, "href"),
		headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => readWords(text)),
		current: [...navigation.matchAll(/<a\b[^>]*aria-current[^>]*>(.*?)<\/a>/gs)].map(([, text]) =>
			readWords(text),
		),
		structuredData: [
			...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
		].map(([, text]) => JSON.parse(text ?? "")),
		links: [...body.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].map(([, tag = "", words]) => ({
			to: readAttribute(tag, "href") ?? "",
			words: readWords(words),
		})),
		words: readWords(body.replace(/<(script|style|svg)\b.*?<\/\1>/gs, "")),
	};
}

function readAttribute(tag: string, name: string): string | undefined {
	const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
	return value === undefined ? undefined : decodeEntities(value);
}

/** Inline elements leave no space; all others separate words. */
function readWords(html = ""): string {
	const text = html
		.replace(/<!--.*?-->/gs, "")
		.replace(/<\/?(a|abbr|b|em|i|span|strong|sup|time|wbr)\b[^>]*>/g, "")
		.replace(/<[^>]*>/g, " ");
	return decodeEntities(text).replace(/\s+/g, " ").trim();
}
