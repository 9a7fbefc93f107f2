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
	/** One list for each selector of a rule: classes that an element must have, somewhere. */
	needs?: string[][];
}

/** At-rules with rules within that are no key frames. */
const groups = /^(container|layer|media|supports)$/;

const folder = join(root, "build/client");
const read = new Map<string, Part[]>();

/**
 * Leaves out rules for classes that no element has: scripts may add such elements, and they load the whole stylesheets.
 * @param path such as `/assets/home-3f9a0c21.css`
 * @param classes of all elements
 */
export function readStylesheet(path: string, classes: Set<string>): string {
	const parts = read.get(path) ?? parse(readFileSync(join(folder, path), "utf8"));
	read.set(path, parts);
	return write(parts, classes);
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

/** Without alternatives and negations, which need no class, and without attributes, whose values have dots. */
function listNeeds(selector: string): string[] {
	const certain = selector
		.replace(/\[[^\]]*\]/g, "")
		.replace(/:(not|is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
	return [...certain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

function write(parts: Part[], classes: Set<string>): string {
	return parts
		.filter(
			({ needs }) => !needs || needs.some((names) => names.every((name) => classes.has(name))),
		)
		.map(({ text, parts }) => (parts ? `${text}{${write(parts, classes)}}` : text))
		.join("");
}
