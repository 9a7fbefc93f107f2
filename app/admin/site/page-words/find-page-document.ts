import type { DocumentName } from "../../../publishing/documents.ts";

const documents = new Map<string, DocumentName>(
	Object.entries<DocumentName>({
		"": "home",
		home: "home",
		about: "about",
		contact: "contact",
		"drawing-and-deposit-policy": "policy",
		aftercare: "aftercare",
		consultation: "consultation",
		credits: "credits",
		blog: "blog",
		artwork: "portfolio-landing",
		"artwork/categories": "portfolio-categories",
		"artwork/tattoos": "tattoos",
		"artwork/drawings": "drawings",
		"artwork/digital": "digital",
		"artwork/paintings": "paintings",
		"artwork/featured": "featured",
		"sleeves-largescale": "sleeves",
		"bird-and-floral": "bird-and-floral",
		"bats-and-pumpkin": "bats-and-pumpkin",
	}),
);

/** Documents that are a part of a page, by that page. */
const partsOfPages: Partial<Record<DocumentName, string>> = {
	studio: "",
	articles: "blog",
	"quick-answers": "contact",
	"aftercare-guides": "aftercare",
	"healing-course": "aftercare",
	"numbing-cream": "aftercare",
};

/** @returns the path of a page that shows it */
export function findDocumentPage(key: DocumentName): string | undefined {
	const page = partsOfPages[key] ?? [...documents].find(([, document]) => document === key)?.[0];
	return page === undefined ? undefined : `/${page}`;
}

/** @returns the document with the words of a public page, such as `/artwork/tattoos/12-a-fox`; undefined if it has none */
export function findPageDocument(path: string): DocumentName | undefined {
	const steps = path.split("/").slice(1);
	for (let length = steps.length; length > 0; length--) {
		const known = documents.get(steps.slice(0, length).join("/"));
		if (known) return known;
	}
	return undefined;
}

/** @returns the documents that a page's words come from, its own one first */
export function listPageDocuments(path: string): DocumentName[] {
	const own = findPageDocument(path);
	const parts = Object.keys(partsOfPages) as DocumentName[];
	const here = parts.filter((key) => findDocumentPage(key) === path);
	return [...new Set([...(own ? [own] : []), ...here, "studio" as const])];
}
