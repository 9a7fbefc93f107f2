import type { Db } from "../../db/database.server.ts";
import { markPiece, readSearch, type SearchedWord, splitWords } from "../../db/search-words.ts";
import { namePiece, portfolioNames } from "../../portfolio/pieces/piece-address.ts";
import { readPieces } from "../../portfolio/pieces/portfolios.server.ts";
import type { RequestContent } from "../../publishing/content.server.ts";

/** Requests store their piece's id, since titles change, so each search looks through the titles too. */
export async function readSearchedWords(
	db: Db,
	content: RequestContent,
	search: string,
): Promise<SearchedWord[]> {
	const words = readSearch(search).map((word): SearchedWord => ({ word, or: [] }));
	if (words.length === 0) return words;
	for (const { name, title } of await listAsked(db, content)) {
		const titled = splitWords(title);
		for (const { word, or } of words) {
			if (titled.some((one) => one.startsWith(word))) or.push(markPiece(name));
		}
	}
	return words;
}

async function listAsked(db: Db, content: RequestContent) {
	const rows = await db
		.selectFrom("consultation_submissions")
		.select("piece")
		.distinct()
		.where("piece", "is not", null)
		.execute();
	const asked = new Set(rows.map(({ piece }) => piece));
	const lists = portfolioNames.map(async (list) =>
		(await readPieces(content, list)).map(({ id, title }) => ({
			name: namePiece(list, id),
			title,
		})),
	);
	return (await Promise.all(lists)).flat().filter(({ name }) => asked.has(name));
}
