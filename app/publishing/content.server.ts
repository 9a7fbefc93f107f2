import { createHash } from "node:crypto";
import type { DocumentName, Documents } from "./documents.ts";
import { fillFigures } from "./figures.ts";

/** One document as it is published. */
export interface Published<Body> {
	body: Body;
	/** Changes with the body; equal bodies have equal versions. */
	version: string;
}

/** Where documents come from. Bodies must not be changed by who reads them. */
export interface Content {
	read<Name extends DocumentName>(name: Name): Promise<Published<Documents[Name]>>;
}

/** What one request reads: each document once, so that a page never mixes two versions of it. */
export interface RequestContent extends Content {
	/** Bodies of several documents, by their names. */
	readBodies<Name extends DocumentName>(...names: Name[]): Promise<Pick<Documents, Name>>;
}

/** @returns content that stays as it is, for the built-in documents and for tests */
export function createContent(bodies: Documents): Content {
	const versions = new Map<DocumentName, string>();
	return {
		async read(name) {
			const body = bodies[name];
			const version = versions.get(name) ?? hash(body);
			versions.set(name, version);
			return { body, version };
		},
	};
}

/** Opens the content for one request. Figures of the studio stand in all texts that name them. */
export function openContent(content: Content): RequestContent {
	const opened = new Map<DocumentName, Promise<Published<unknown>>>();
	const fill = async (name: DocumentName): Promise<Published<unknown>> => {
		if (name === "pictures") return content.read(name);
		const [studio, { body, version }] = await Promise.all([
			content.read("studio"),
			content.read(name),
		]);
		return {
			body: fillFigures(body, studio.body),
			version: name === "studio" ? version : `${version}-${studio.version}`,
		};
	};
	const read = <Name extends DocumentName>(name: Name) => {
		const published = opened.get(name) ?? fill(name);
		opened.set(name, published);
		return published as Promise<Published<Documents[Name]>>;
	};
	return {
		read,
		async readBodies(...names) {
			const entries = names.map(async (name) => [name, (await read(name)).body]);
			return Object.fromEntries(await Promise.all(entries));
		},
	};
}

function hash(body: unknown): string {
	return createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 16);
}
