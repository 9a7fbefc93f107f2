import { href } from "react-router";

/** The first page of the index is the front page itself. */
export function addressIndex(page: number): string {
	return page > 1 ? `${href("/blog")}?page=${page}` : href("/blog");
}
