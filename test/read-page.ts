/** What a search engine, a screen reader or a person finds in a page's HTML. */
export interface ReadPage {
	title: string;
	/** Contents of the meta elements, by their name or property. */
	meta: Map<string, string>;
	canonical: string | undefined;
	headings: string[];
	/** Words of the entries of the navigation that are marked as the current place. */
	current: string[];
	/** Objects of schema.org's vocabulary. */
	structuredData: Record<string, unknown>[];
	links: { to: string; words: string }[];
	/** All words of the body that are shown, in order, apart from script and markup. */
	words: string;
}

/** Reads HTML as React writes it: attributes in double quotes, no `>` within them. */
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
	return value === undefined ? undefined : decode(value);
}

/** Elements within a line leave no space; all others part what they stand between. */
function readWords(html = ""): string {
	const text = html
		.replace(/<!--.*?-->/gs, "")
		.replace(/<\/?(a|abbr|b|em|i|span|strong|sup|time)\b[^>]*>/g, "")
		.replace(/<[^>]*>/g, " ");
	return decode(text).replace(/\s+/g, " ").trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function decode(text: string): string {
	return text
		.replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
		.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
}
