import { useFrame } from "../publishing/frame-studio.ts";
import type { Books } from "../publishing/schemas/books.ts";

type ShownBooks = Books & {
	/** Current one when the page was made. */
	year: string;
};

/** From the root's loader, so that the dialog knows them on every page. Undefined while they are simply open. */
export function useBooks(): ShownBooks | undefined {
	return useFrame<{ books?: ShownBooks }>()?.books;
}

export function useBooksOpen(): boolean {
	return (useBooks()?.state ?? "open") === "open";
}
