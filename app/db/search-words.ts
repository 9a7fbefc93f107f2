const longest = 100;
const mostAsked = 8;

export interface SearchedWord {
	/** Matches the beginning of a word as well. */
	word: string;
	/** Whole words that match as well, such as the mark of a piece with this word in its title. */
	or: string[];
}

/** Folds case, accents and compatibility forms, so that both engines find the same. Each word once. */
export function splitWords(text: string): string[] {
	const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
	return [...new Set(words.map((word) => [...word].slice(0, longest).join("")))];
}

/** @returns the words that a request must have; each may be the beginning of a longer one */
export function readSearch(text: string): string[] {
	return splitWords(text.slice(0, 500)).slice(0, mostAsked);
}

/** One word for a piece such as `tattoos/12`. */
export function markPiece(piece: string): string {
	return splitWords(piece).join("");
}
