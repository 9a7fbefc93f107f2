import { decodeEntities } from "./entities.ts";

const named = /[^\s/>=]+/y;
const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y;

/** Elements whose content has no tags. */
const rawText = /^(script|style|title|textarea|noscript)$/;

interface Tag {
	name: string;
	/** Names and values, the values as written. */
	attributes: [string, string][];
}

/** @returns every start tag in order: its name and the names of its attributes */
export function listTags(html: string): string[] {
	return readTags(html).map(({ name, attributes }) =>
		[name, ...attributes.map(([attribute]) => attribute)].join(" "),
	);
}

const leading = /^(href|src|srcset|action|formaction|poster|data|xlink:href)$/;

/** @returns addresses in attributes that would run as a script, as browsers read them */
export function listScriptAddresses(html: string): string[] {
	return readTags(html)
		.flatMap(({ attributes }) => attributes)
		.map(([attribute, written]) => {
			const value = decodeEntities(written).replace(/[\s\p{Cc}]/gu, "");
			if (attribute === "content") return /^\d+;url=(.*)/is.exec(value)?.[1] ?? "";
			return leading.test(attribute) ? value : "";
		})
		.filter((address) => /^(javascript:|vbscript:|data:(?!image\/))/i.test(address));
}

function readTags(html: string): Tag[] {
	const tags: Tag[] = [];
	let at = html.indexOf("<");
	while (at !== -1) {
		const next = html.slice(at + 1, at + 4);
		if (/^[a-z]/i.test(next)) {
			const { name, attributes, end } = readTag(html, at + 1);
			tags.push({ name, attributes });
			at = rawText.test(name) ? findEnd(html, name, end) : end;
		} else if (/^\/[a-z]/i.test(next)) {
			const { name, end } = readTag(html, at + 2);
			tags.push({ name: `/${name}`, attributes: [] });
			at = end;
		} else if (/^[!?/]/.test(next)) {
			const comment = next.startsWith("!--");
			if (comment) tags.push({ name: "a comment", attributes: [] });
			at = html.indexOf(comment ? "-->" : ">", at + 1);
		} else {
			at += 1;
		}
		at = at === -1 ? -1 : html.indexOf("<", at);
	}
	return tags;
}

function readTag(html: string, at: number) {
	named.lastIndex = at;
	const name = (named.exec(html)?.[0] ?? "").toLowerCase();
	const attributes: Tag["attributes"] = [];
	let end = named.lastIndex;
	for (;;) {
		attribute.lastIndex = end;
		const found = attribute.exec(html);
		if (!found) break;
		const value = (found[2] ?? "").replace(/^(["'])(.*)\1$/s, "$2");
		attributes.push([(found[1] ?? "").toLowerCase(), value]);
		end = attribute.lastIndex;
	}
	return { name, attributes, end: html.indexOf(">", end) + 1 };
}

function findEnd(html: string, name: string, from: number): number {
	const found = html.slice(from).search(new RegExp(`</${name}[\\s/>]`, "i"));
	return found === -1 ? html.length : from + found;
}

export function readWords(html: string): string {
	const text = html
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]*>/g, " ");
	return decodeEntities(text).replace(/\s+/g, " ");
}

/** Of links without further elements, such as `Phone: /admin/site/studio`. */
export function listLinks(html: string): string[] {
	const links = html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>([^<]+)<\/a>/g);
	return [...links].map(([, address, words = ""]) => `${readWords(words)}: ${address}`);
}
