import type { Books } from "../app/publishing/schemas/books.ts";

/** Until the artist changes it at the desk. */
export const books: Books = { state: "open", text: "", opensOn: null, events: [] };
