import type { Problems } from "./check-document.ts";
import type { DocumentName, Documents } from "./documents.ts";

/**
 * Of two articles with one address, the later one has to change. The schema does not check this: a site that already has
 * two such articles keeps what it published last.
 * @returns problems by field
 */
export function findTakenAddresses(key: DocumentName, body: unknown): Problems {
	if (key !== "articles") return {};
	const { articles } = body as Documents["articles"];
	const first = new Map<string, number>();
	for (const { id, url } of articles) first.set(url, Math.min(id, first.get(url) ?? id));
	return Object.fromEntries(
		articles.flatMap(({ id, url }, index) =>
			first.get(url) === id ? [] : [[`articles.${index}.url`, takenAddress]],
		),
	);
}

export const takenAddress = "Another article has this address.";
