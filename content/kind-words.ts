import type { KindWords } from "../app/publishing/schemas/kind-words.ts";

/** Notes that the artist publishes at the desk take their place. */
export const kindWords: KindWords = { notes: [] };
