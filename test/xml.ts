export interface Element {
	name: string;
	attributes: Record<string, string>;
	children: Element[];
	text: string;
}

const named = /^[A-Za-z_][\w.-]*(:[A-Za-z_][\w.-]*)?$/;
const attribute = /\s+([^\s=]+)="([^"<]*)"/y;
const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * As strict as feed readers may be. @throws Error where it is not well-formed, or uses what our feeds do not
 * need
 */
export function parseXml(xml: string): Element {
	const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
	if (!xml.startsWith(declaration)) throw new Error("It does not begin with its declaration.");
	if (!xml.isWellFormed() || /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml)) {
		throw new Error("It has a character that XML does not allow.");
	}
	const body = xml.slice(declaration.length);
	const document: Element = { name: "", attributes: {}, children: [], text: "" };
	const open = [document];
	for (const [, text = "", tag] of body.matchAll(/([^<]*)(?:<([^>]*)>)?/g)) {
		const parent = open.at(-1) as Element;
		parent.text += resolve(text);
		if (tag === undefined) continue;
		if (tag.startsWith("/")) {
			if (open.pop()?.name !== tag.slice(1).trim()) throw new Error(`<${tag}> ends nothing.`);
			continue;
		}
		const element = readTag(tag.replace(/\/$/, ""));
		parent.children.push(element);
		if (!tag.endsWith("/")) open.push(element);
	}
	const [root, ...others] = document.children;
	if (!root || others.length > 0 || open.length !== 1)
		throw new Error("It has not one whole root.");
	if (document.text.trim() !== "") throw new Error("There is text around the root.");
	return root;
}

function readTag(tag: string): Element {
	const name = tag.split(/\s/)[0] ?? "";
	if (!named.test(name)) throw new Error(`<${tag}> has no name.`);
	const attributes: Record<string, string> = {};
	let at = name.length;
	while (tag.slice(at).trim() !== "") {
		attribute.lastIndex = at;
		const [, key = "", value = ""] = attribute.exec(tag) ?? [];
		if (!named.test(key) || key in attributes) throw new Error(`<${tag}> has an odd attribute.`);
		attributes[key] = resolve(value);
		at = attribute.lastIndex;
	}
	return { name, attributes, children: [], text: "" };
}

function resolve(text: string): string {
	return text.replace(/&([^;]*;?)/g, (whole, reference: string) => {
		const character = references[reference.slice(0, -1)];
		if (!reference.endsWith(";") || !character) throw new Error(`${whole} refers to nothing.`);
		return character;
	});
}

export function readChild(element: Element, name: string): string {
	const found = element.children.filter((child) => child.name === name);
	if (found.length !== 1) throw new Error(`<${element.name}> has ${found.length} of ${name}.`);
	return found[0]?.text ?? "";
}

export function listChildren(element: Element, name: string): Element[] {
	return element.children.filter((child) => child.name === name);
}
