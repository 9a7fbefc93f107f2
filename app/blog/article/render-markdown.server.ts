import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { curlQuotes } from "./curl-quotes.ts";

const allowed: Options = {
	tagNames: [
		...["h2", "h3", "p", "ul", "ol", "li", "blockquote", "hr", "pre"],
		...["a", "strong", "em", "code", "br"],
	],
	attributes: { a: ["href", "title"], ol: ["start"] },
	protocols: { href: ["http", "https", "mailto", "tel", "sms"] },
	ancestors: { li: ["ol", "ul"] },
	strip: ["script", "style"],
};

interface Node {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
}

const renderer = unified()
	.use(remarkParse)
	.use(remarkRehype)
	.use(() => keepOneTitle)
	.use(rehypeSanitize, allowed)
	.use(() => markOutwardLinks)
	.use(() => setQuotes)
	.use(rehypeStringify)
	.freeze();

/** @param text CommonMark; HTML in it is dropped. @returns sanitized HTML and its number of words */
export function renderMarkdown(text: string): { html: string; words: number } {
	const tree = renderer.runSync(renderer.parse(text));
	return { html: renderer.stringify(tree), words: countWords(readText(tree)) };
}

function keepOneTitle(tree: Node): void {
	visitElements(tree, (element) => {
		if (element.tagName === "h1") element.tagName = "h2";
	});
}

function markOutwardLinks(tree: Node): void {
	visitElements(tree, (element) => {
		const { href } = element.properties ?? {};
		if (element.tagName !== "a" || !/^https?:/i.test(String(href))) return;
		element.properties = { ...element.properties, rel: "noopener noreferrer" };
	});
}

function setQuotes(tree: Node): void {
	visitElements(tree, (block) => {
		if (!/^(h\d|p|li)$/.test(block.tagName ?? "")) return;
		let before = "";
		for (const node of listTexts(block)) {
			node.value = curlQuotes(node.value ?? "", before);
			before = node.value.at(-1) ?? before;
		}
	});
}

function listTexts(node: Node): Node[] {
	if (node.type === "text") return [node];
	return node.tagName === "code" ? [] : (node.children ?? []).flatMap(listTexts);
}

function visitElements(node: Node, change: (element: Node) => void): void {
	if (node.type === "element") change(node);
	for (const child of node.children ?? []) visitElements(child, change);
}

function readText(node: Node): string {
	return node.value ?? (node.children ?? []).map(readText).join("");
}

function countWords(text: string): number {
	return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
