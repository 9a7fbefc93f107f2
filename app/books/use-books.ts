import { useRouteLoaderData } from "react-router";
import type { Books } from "../publishing/schemas/books.ts";

/** From the root's loader, so that the dialog knows them on every page. Undefined while they are simply open. */
export function useBooks(): Books | undefined {
	return useRouteLoaderData<{ books?: Books }>("root")?.books;
}

export function useBooksOpen(): boolean {
	return (useBooks()?.state ?? "open") === "open";
}
