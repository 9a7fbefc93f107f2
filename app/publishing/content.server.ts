import { createHash } from "node:crypto";
import type { DocumentName, Documents } from "./documents.ts";
import { fillFigures, setTexts } from "./figures.ts";
import { promiseReply } from "./reply-promise.ts";

interface Published<Body> {
	body: Body;
	/** Hash of the body. */
	version: string;
}

/** Callers must not mutate bodies. */
export interface Content {
	read<Name extends DocumentName>(name: Name): Promise<Published<Documents[Name]>>;
	/** Changes whenever a document does. */
	readVersion(): string;
}

/** Reads each document once, so that a page never mixes two versions. */
export interface RequestContent extends Content {
	readBodies<Name extends DocumentName>(...names: Name[]): Promise<Pick<Documents, Name>>;
}

export function createContent(bodies: Documents): Content {
	const versions = new Map<DocumentName, string>();
	const version = hash(bodies);
	return {
		readVersion: () => version,
		async read(name) {
			const body = bodies[name];
			const version = versions.get(name) ?? hash(body);
			versions.set(name, version);
			return { body, version };
		},
	};
}

/**
 * Fills the studio's figures into all texts and sets their quotes.
 * @param options.keepPromises also while the books are not open
 */
export function openContent(
	content: Content,
	options: { keepPromises?: boolean } = {},
): RequestContent {
	const opened = new Map<DocumentName, Promise<Published<unknown>>>();
	const fill = async (name: DocumentName): Promise<Published<unknown>> => {
		// Visitors' own words stay as they wrote them.
		if (name === "pictures" || name === "kind-words") return content.read(name);
		const [studio, books, { body, version }] = await Promise.all([
			content.read("studio"),
			content.read("books"),
			content.read(name),
		]);
		const promised = options.keepPromises ? body : promiseReply(name, body, books.body);
		const filled = name === "studio" ? version : `${version}-${studio.version}`;
		return {
			body: (name === "articles" ? fillFigures : setTexts)(promised, studio.body),
			version: promised === body ? filled : `${filled}-${books.version}`,
		};
	};
	const read = <Name extends DocumentName>(name: Name) => {
		const published = opened.get(name) ?? fill(name);
		opened.set(name, published);
		return published as Promise<Published<Documents[Name]>>;
	};
	return {
		read,
		readVersion: () => content.readVersion(),
		async readBodies(...names) {
			const entries = names.map(async (name) => [name, (await read(name)).body]);
			return Object.fromEntries(await Promise.all(entries));
		},
	};
}

function hash(body: unknown): string {
	return createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 16);
}
