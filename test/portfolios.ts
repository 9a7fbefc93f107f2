import type { Content } from "../app/publishing/content.server.ts";
import type { Documents } from "../app/publishing/documents.ts";
import type { Artwork } from "../app/publishing/schemas/portfolio.ts";
import { documents, replaceDocuments } from "./documents.ts";

/** Each tattoo has its own title and an existing picture. */
export function fillPortfolio(count: number, others: Partial<Documents> = {}): Content {
	const { tattoos } = documents;
	const pieces = Array.from({ length: count }, (_, index): Artwork => {
		const shape = tattoos.pieces[index % tattoos.pieces.length] as Artwork;
		return { ...shape, id: index + 1, title: `Piece ${index + 1}, ${shape.title}`.slice(0, 64) };
	});
	return replaceDocuments({ tattoos: { ...tattoos, pieces }, ...others });
}
