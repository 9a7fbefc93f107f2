import { href } from "react-router";

/** @param search of a page that was opened from the list */
export function linkList(search: string): string {
	const kept = [...new URLSearchParams(search)].filter(([name]) => name === "q" || name === "show");
	return href("/admin") + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : "");
}
