const named = /[^\s/>=]+/y;
const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y;

/** Elements whose content has no tags. */
const rawText = /^(script|style|title|textarea|noscript)$/;

/** @returns every start tag in order: its name and the names of its attributes */
export function listTags(html: string): string[] {
	const tags: string[] = [];
	let at = html.indexOf("<");
	while (at !== -1) {
		const next = html.slice(at + 1, at + 4);
		if (/^[a-z]/i.test(next)) {
			const { name, attributes, end } = readTag(html, at + 1);
			tags.push([name, ...attributes].join(" "));
			at = rawText.test(name) ? findEnd(html, name, end) : end;
		} else if (/^\/[a-z]/i.test(next)) {
			const { name, end } = readTag(html, at + 2);
			tags.push(`/${name}`);
			at = end;
		} else if (/^[!?/]/.test(next)) {
			const comment = next.startsWith("!--");
			if (comment) tags.push("a comment");
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
	const attributes: string[] = [];
	let end = named.lastIndex;
	for (;;) {
		attribute.lastIndex = end;
		const found = attribute.exec(html);
		if (!found) break;
		attributes.push((found[1] ?? "").toLowerCase());
		end = attribute.lastIndex;
	}
	return { name, attributes, end: html.indexOf(">", end) + 1 };
}

function findEnd(html: string, name: string, from: number): number {
	const found = html.slice(from).search(new RegExp(`</${name}[\\s/>]`, "i"));
	return found === -1 ? html.length : from + found;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

export function readWords(html: string): string {
	return html
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
		.replace(/\s+/g, " ");
}

/** Of links without further elements, such as `Phone: /admin/site/studio`. */
export function listLinks(html: string): string[] {
	const links = html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>([^<]+)<\/a>/g);
	return [...links].map(([, address, words = ""]) => `${readWords(words)}: ${address}`);
}
