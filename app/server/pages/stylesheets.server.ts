import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode } from "postcss";
import { root } from "../../root.server.ts";

/** A part of a stylesheet, as text. */
interface Part {
	/** Of an at-rule with rules within, such as a media query. */
	parts?: Part[];
	/** The whole of it, or of an at-rule what stands before its parts. */
	text: string;
	/** One list for each selector of a rule: what the page must have, written as in `listNames`. */
	needs?: string[][];
}

/** At-rules with rules within that are no key frames. */
const groups = /^(container|layer|media|supports)$/;

const folder = join(root, "build/client");
const read = new Map<string, Part[]>();

/**
 * Leaves out rules for what the page does not have: scripts may add it, and they load the whole stylesheets.
 * @param path such as `/assets/home-3f9a0c21.css`
 * @param names as from `listNames`
 */
export function readStylesheet(path: string, names: Set<string>): string {
	const parts = read.get(path) ?? parse(readFileSync(join(folder, path), "utf8"));
	read.set(path, parts);
	return write(parts, names);
}

/**
 * @returns elements, classes and data attributes of a page, such as `ul`, `.wall` and `[data-ground`, with the
 * attributes that its inline scripts set before the whole stylesheets come
 */
export function listNames(html: string): Set<string> {
	const names = new Set<string>();
	for (const [, name] of html.matchAll(/\.dataset\.(\w+)=/g)) names.add(`[data-${name}`);
	for (const [, element = "", attributes = ""] of html.matchAll(/<([a-z][a-z\d]*)([^>]*)/g)) {
		names.add(element);
		for (const [, name] of attributes.matchAll(/ (data-[\w-]+)/g)) names.add(`[${name}`);
		const [, classes = ""] = / class="([^"]*)"/.exec(attributes) ?? [];
		for (const name of classes.split(" ")) names.add(`.${name}`);
	}
	return names;
}

function parse(text: string): Part[] {
	return postcss.parse(text).nodes.map(readPart);
}

function readPart(node: ChildNode): Part {
	if (node.type === "rule") return { text: node.toString(), needs: node.selectors.map(listNeeds) };
	if (node.type !== "atrule") return { text: node.toString() };
	if (!node.nodes) return { text: `${node};` };
	if (!groups.test(node.name)) return { text: node.toString() };
	return { text: `@${node.name} ${node.params}`, parts: node.nodes.map(readPart) };
}

/** Without what stands in functional pseudo-classes such as `:not()` and `:has()`, and without other attributes. */
function listNeeds(selector: string): string[] {
	const certain = selector
		.replace(/:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "")
		.replace(/\[(data-[\w-]+)?[^\]]*\]/g, (_, name) => (name ? `[${name}` : ""));
	return certain.match(/(\.|\[data-)[\w-]+|(?<![\w:.#[-])[a-z][a-z\d]*/g) ?? [];
}

function write(parts: Part[], page: Set<string>): string {
	return parts
		.filter(({ needs }) => !needs || needs.some((names) => names.every((name) => page.has(name))))
		.map(({ text, parts }) => (parts ? `${text}{${write(parts, page)}}` : text))
		.join("");
}
