import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, createContent } from "../app/publishing/content.server.ts";
import { type DocumentName, type Documents, documentNames } from "../app/publishing/documents.ts";

const folder = join(import.meta.dirname, "documents");

/** Not `content/`, so that an artist can change every word of it. */
export const documents = Object.fromEntries(
	documentNames.map((name) => [name, readDocument(name)]),
) as unknown as Documents;

export function replaceDocuments(replaced: Partial<Documents>): Content {
	return createContent({ ...documents, ...replaced });
}

function readDocument(name: DocumentName): unknown {
	return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}
